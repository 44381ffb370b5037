import { useEffect, useState } from 'react';
import type { Link, Wire } from './socket.ts';

/** One connection for as long as the page is shown. `wire` is null until the browser is ready. */
export function useWire<Asks, Replies, Tells>(
  connect: () => Wire<Asks, Replies, Tells>,
): { wire: Wire<Asks, Replies, Tells> | null; link: Link } {
  const [wire, setWire] = useState<Wire<Asks, Replies, Tells> | null>(null);
  const [link, setLink] = useState<Link>('connecting');
  useEffect(() => {
    const opened = connect();
    const leave = opened.onLink(setLink);
    setWire(opened);
    return () => {
      leave();
      opened.close();
      setWire(null);
    };
  }, [connect]);
  return { wire, link };
}
