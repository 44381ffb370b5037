import type { PathEntry } from '../../server/protocol/package.ts';
import { HolderBadge } from '../ui/holder-badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { when } from './time.ts';
import { kindWord, named, whyWord } from './words.ts';

/** How the conversation came here, one line a step. */
export function PathLines(props: { chain: PathEntry[]; now: number }) {
  if (props.chain.length === 0) {
    return <p className="text-13 text-ink-2">It has not moved yet.</p>;
  }
  return (
    <ol className="flex flex-col gap-2.5">
      {props.chain.map((entry) => (
        <li key={entry.id} className="min-w-0">
          <FromTo entry={entry} />
          <p className="mt-0.5 text-12 text-ink-3">
            {[kindWord(entry.kind), whyWord(entry.reason), when(entry.startedAt, props.now)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {entry.note && (
            <p dir="auto" className="text-13 text-ink-2 wrap-anywhere">
              “{entry.note}”
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** From → to, with the holders' own colours and shapes. */
export function FromTo({ entry }: { entry: Pick<PathEntry, 'from' | 'to'> }) {
  const from = named(entry.from);
  const to = named(entry.to);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      <HolderBadge kind={from.kind} label={from.label} />
      <Icon name="arrow" className="size-3.5 text-ink-3" />
      <span className="sr-only">to</span>
      <HolderBadge kind={to.kind} label={to.kind === 'nobody' ? 'Resolved' : to.label} />
    </span>
  );
}
