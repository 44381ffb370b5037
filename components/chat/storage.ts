export interface KeepSafe {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  keys(): string[];
}

/**
 * The browser's storage, or memory where it is refused (blocked cookies, private windows, a full
 * disk): the chat works the same, it only forgets when the page closes.
 */
export function keepSafe(
  prefix: string,
  open: () => Storage = () => window.localStorage,
): KeepSafe {
  const memory = new Map<string, string>();
  let disk: Storage | null = null;
  try {
    disk = open();
    disk.getItem(prefix);
  } catch {
    disk = null;
  }
  return {
    read(key) {
      try {
        return memory.get(prefix + key) ?? disk?.getItem(prefix + key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      memory.delete(prefix + key);
      try {
        if (value === null) disk?.removeItem(prefix + key);
        else if (disk) disk.setItem(prefix + key, value);
        else memory.set(prefix + key, value);
      } catch {
        if (value !== null) memory.set(prefix + key, value);
      }
    },
    keys() {
      const all = new Set(memory.keys());
      try {
        for (let i = 0; disk && i < disk.length; i += 1) all.add(disk.key(i) ?? '');
      } catch {
        // What memory holds is the best that is left.
      }
      return [...all]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length));
    },
  };
}
