import { useEffect, useState } from 'react';
import { type Me, readSession } from './session.ts';
import type { Link } from './socket.ts';

/** Who is signed in; without a session the page leaves for /login and comes back after it. */
export function useMe(link: Link): Me | null {
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    let here = true;
    readSession().then(
      (found) => here && setMe(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => {
    if (link !== 'unauthenticated') return;
    const back = window.location.pathname + window.location.search;
    window.location.replace(`/login?next=${encodeURIComponent(back)}`);
  }, [link]);
  return me;
}
