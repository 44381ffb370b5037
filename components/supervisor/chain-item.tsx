import { Fragment } from 'react';
import type { ChainRow } from '../../server/protocol/supervisor.ts';
import { duration, secondsSince } from '../console/time.ts';
import { named } from '../console/words.ts';
import { HolderBadge, HolderMark } from '../ui/holder-badge.tsx';
import { join } from '../ui/join.ts';

const flagWords: Record<ChainRow['flags'][number], { word: string; look: string }> = {
  waiting_long: { word: 'waits too long', look: 'bg-danger-soft text-danger' },
  returned: { word: 'returned', look: 'bg-danger-soft text-danger' },
  looped: { word: 'went in a circle', look: 'bg-danger-soft text-danger' },
  refused: { word: 'refused', look: 'bg-queue-soft text-queue' },
  retried: { word: 'retried', look: 'bg-queue-soft text-queue' },
};

/** A conversation as one row: what it is about, the way it took, and what is odd about it. */
export function ChainItem(props: {
  row: ChainRow;
  now: number;
  onOpen: (conversationId: string) => void;
}) {
  const { row } = props;
  const { conversation } = row;
  return (
    <li className="relative border-b border-line px-4 py-3 last:border-b-0 hover:bg-surface-2">
      <div className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          onClick={() => props.onOpen(conversation.id)}
          className="min-w-0 truncate text-start text-14 font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <bdi>{row.customerName ?? 'Visitor'}</bdi>
        </button>
        <span className="shrink-0 text-12 text-ink-3">
          {duration(secondsSince(row.lastAt, props.now))} ago
        </span>
      </div>
      <p dir="auto" className="mt-0.5 truncate text-13 text-ink-2">
        {row.firstLine}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <PathInShort path={row.path} />
        {row.flags.map((flag) => (
          <span
            key={flag}
            className={join('rounded-6 px-1.5 text-12 font-medium', flagWords[flag].look)}
          >
            {flagWords[flag].word}
          </span>
        ))}
      </div>
    </li>
  );
}

/** Marks for where it was, the full badge for where it is. */
function PathInShort({ path }: { path: string[] }) {
  const before = path.slice(0, -1).map(named);
  const now = named(path.at(-1) ?? '');
  return (
    <span className="flex min-w-0 items-center">
      {before.map((holder, i) => (
        // A holder may come back: the place in the path is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: the path only grows
        <Fragment key={i}>
          <span title={holder.label}>
            <HolderMark kind={holder.kind} size="sm" />
            <span className="sr-only">{holder.label}, then </span>
          </span>
          <span aria-hidden="true" className="h-px w-2.5 bg-line-strong" />
        </Fragment>
      ))}
      <HolderBadge kind={now.kind} label={now.kind === 'nobody' ? 'Resolved' : now.label} />
    </span>
  );
}
