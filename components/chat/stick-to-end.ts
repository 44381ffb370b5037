import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END = 80;

function scrollToEnd(el: HTMLElement | null): void {
  if (el) el.scrollTop = el.scrollHeight;
}

/**
 * A scrolled box that stays at its newest line unless the reader went up; then it only tells that
 * there is something `below`. `content` changes whenever something was added; `own` counts one's
 * own words, which always come into view.
 */
export function useStickToEnd(content: readonly unknown[], own: number) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef<{ content: readonly unknown[]; own: number }>({ content: [], own });
  const [below, setBelow] = useState(false);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { content, own };
    if (
      content.length === last.content.length &&
      content.every((one, i) => one === last.content[i])
    )
      return;
    if (own > last.own) atEnd.current = true;
    if (atEnd.current) scrollToEnd(box.current);
    else setBelow(true);
  });

  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) scrollToEnd(box.current);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return {
    box,
    below,
    onScroll() {
      const el = box.current;
      if (!el) return;
      atEnd.current = el.scrollHeight - el.scrollTop - el.clientHeight < NEAR_END;
      if (atEnd.current) setBelow(false);
    },
    toEnd() {
      atEnd.current = true;
      setBelow(false);
      scrollToEnd(box.current);
    },
  };
}
