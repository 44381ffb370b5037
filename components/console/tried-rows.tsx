import type { Action } from '../../server/protocol/package.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';
import { shortIds, toolWord } from './words.ts';

/** Empty and error never look alike (handoff.md H20). */
const signs: Record<Action['status'], { icon: IconName; word: string; look: string }> = {
  ok: { icon: 'check', word: 'done', look: 'text-operator' },
  empty: { icon: 'none', word: 'nothing found', look: 'text-ink-3' },
  error: { icon: 'close', word: 'failed', look: 'text-danger' },
  unknown: { icon: 'question', word: 'outcome unknown', look: 'text-queue' },
  open: { icon: 'hourglass', word: 'waiting', look: 'text-queue' },
};

export function TriedRows(props: { actions: Action[] }) {
  if (props.actions.length === 0) {
    return <p className="text-13 text-ink-2">Nothing was tried yet.</p>;
  }
  return (
    <ul className="flex flex-col gap-2">
      {props.actions.map((action, i) => (
        // The ledger only grows: its order is the identity of a row.
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of an append-only list
        <TriedRow key={i} action={action} />
      ))}
    </ul>
  );
}

function TriedRow({ action }: { action: Action }) {
  const sign = signs[action.status];
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
      <span className={join('mt-0.5', sign.look)}>
        <Icon name={sign.icon} className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="text-13">
          <span className="font-medium">{toolWord(action.tool)}</span>{' '}
          <span className={join('text-12', sign.look)}>
            {sign.word}
            {action.status === 'error' && action.isRetryable && ', may be tried again'}
          </span>
        </p>
        <p dir="auto" className="text-13 text-ink-2 wrap-anywhere">
          {shortIds(action.summary)}
        </p>
      </div>
    </li>
  );
}
