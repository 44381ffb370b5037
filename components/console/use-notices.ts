import { useCallback, useRef, useState } from 'react';

export interface Notice {
  id: number;
  level: 'info' | 'warning';
  message: string;
  conversationId?: string;
}

const MOST = 4;

/** The newest few notices; the same words twice are shown once. */
export function useNotices() {
  const [notices, setNotices] = useState<Notice[]>([]);
  const next = useRef(1);
  const tell = useCallback((notice: Omit<Notice, 'id'>) => {
    const id = next.current++;
    setNotices((was) =>
      [...was.filter((one) => one.message !== notice.message), { ...notice, id }].slice(-MOST),
    );
  }, []);
  const close = useCallback(
    (id: number) => setNotices((was) => was.filter((one) => one.id !== id)),
    [],
  );
  return { notices, tell, close };
}
