import { useEffect } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';
import type { Notice } from './use-notices.ts';

const SHOWN_MS = 8_000;

/** What the server wants people to know now. Information leaves by itself, warnings do not. */
export function Notices(props: {
  notices: Notice[];
  onOpen: (conversationId: string) => void;
  onClose: (id: number) => void;
}) {
  return (
    <ol
      aria-label="Notices"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 top-26 z-30 mx-auto flex max-w-88 flex-col gap-2"
    >
      {props.notices.map((notice) => (
        <Item key={notice.id} notice={notice} onOpen={props.onOpen} onClose={props.onClose} />
      ))}
    </ol>
  );
}

function Item(props: {
  notice: Notice;
  onOpen: (conversationId: string) => void;
  onClose: (id: number) => void;
}) {
  const { notice, onClose } = props;
  const { id, level, conversationId } = notice;
  useEffect(() => {
    if (level !== 'info') return;
    const timer = setTimeout(() => onClose(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, level, onClose]);
  return (
    <li className="pointer-events-auto flex animate-rise items-start gap-2 rounded-10 border border-line bg-surface-1 py-2 ps-3 pe-1 shadow-float">
      <span className={join('mt-1', level === 'warning' ? 'text-queue' : 'text-ink-3')}>
        <Icon name={level === 'warning' ? 'warning' : 'chat'} />
      </span>
      <div className="min-w-0 flex-1 py-0.5 text-13">
        <p className="wrap-anywhere">{notice.message}</p>
        {conversationId && (
          <button
            type="button"
            onClick={() => props.onOpen(conversationId)}
            className="mt-1 min-h-6 font-medium text-accent underline underline-offset-2"
          >
            Open the conversation
          </button>
        )}
      </div>
      <IconButton icon="close" size="sm" label="Dismiss" onClick={() => onClose(id)} />
    </li>
  );
}
