import type { Outgoing } from './outbox.ts';
import type { KeepSafe } from './storage.ts';

const PREFIX = 'out:';

/** One key a message, so that two tabs never overwrite each other's. */
export function saveOutbox(storage: KeepSafe, before: Outgoing[], after: Outgoing[]): void {
  const kept = new Set(after.map((one) => one.clientMessageId));
  for (const { clientMessageId } of before) {
    if (!kept.has(clientMessageId)) storage.write(PREFIX + clientMessageId, null);
  }
  for (const entry of after) {
    if (!before.includes(entry))
      storage.write(PREFIX + entry.clientMessageId, JSON.stringify(entry));
  }
}

export function loadOutbox(storage: KeepSafe): Outgoing[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parse(storage.read(key)));
}

function parse(raw: string | null): Outgoing[] {
  try {
    const entry: unknown = JSON.parse(raw ?? 'null');
    return isOutgoing(entry) ? [{ ...entry, tries: 0 }] : [];
  } catch {
    return [];
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return ['clientMessageId', 'conversationId', 'text', 'createdAt'].every(
    (key) => typeof entry[key] === 'string',
  );
}
