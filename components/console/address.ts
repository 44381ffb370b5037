import { useCallback, useSyncExternalStore } from 'react';

const MOVED = 'baton:moved';

function subscribe(hear: () => void) {
  window.addEventListener('popstate', hear);
  window.addEventListener(MOVED, hear);
  return () => {
    window.removeEventListener('popstate', hear);
    window.removeEventListener(MOVED, hear);
  };
}

/**
 * The query of the address as state: pages are static, a conversation is `?c=ID`.
 * Null until the browser has taken over the prerendered page.
 */
export function useAddress() {
  const search = useSyncExternalStore<string | null>(
    subscribe,
    () => window.location.search,
    () => null,
  );
  const go = useCallback((changes: Record<string, string | null>) => {
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    window.history.pushState(null, '', text ? `?${text}` : window.location.pathname);
    window.dispatchEvent(new Event(MOVED));
  }, []);
  const query = search === null ? null : new URLSearchParams(search);
  return { ready: search !== null, get: (name: string) => query?.get(name) ?? null, go };
}
