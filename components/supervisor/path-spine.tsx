import type { PathEntry } from '../../server/protocol/package.ts';
import { inFactOrder } from '../chat/fact-order.ts';
import { FromTo } from '../console/path-lines.tsx';
import { duration, milliseconds, whenExactly } from '../console/time.ts';
import { factWord, kindWord, type Named, named, whyWord } from '../console/words.ts';
import { HolderMark, holderLook } from '../ui/holder-badge.tsx';
import { join } from '../ui/join.ts';
import { type Step, steps } from './path.ts';

/** The spine of the page: one row a step, from the first holder down to the present one. */
export function PathSpine(props: {
  chain: PathEntry[];
  picked: string | null;
  onPick: (id: string) => void;
}) {
  const first = props.chain[0];
  if (!first) return null;
  const start = named(first.from);
  return (
    <ol aria-label="Path" className="p-2">
      <li className="relative flex items-center gap-3 px-2 pt-1 pb-4">
        <Line from="top-6" />
        <span className="relative z-20">
          <HolderMark kind={start.kind} />
        </span>
        <span className="text-13 text-ink-2">Started with {start.label}</span>
      </li>
      {steps(props.chain).map((step, i, all) => (
        <Row
          key={step.entry.id}
          step={step}
          last={i === all.length - 1}
          picked={step.entry.id === props.picked}
          onPick={() => props.onPick(step.entry.id)}
        />
      ))}
    </ol>
  );
}

/** The line that everything hangs on. It runs over the picked row and under the marks. */
function Line(props: { from: string }) {
  return (
    <span
      aria-hidden="true"
      className={join(
        'pointer-events-none absolute start-[1.3125rem] bottom-0 z-10 w-px bg-line-strong',
        props.from,
      )}
    />
  );
}

/** The bead that arrives: in the colour of who takes over. */
function Bead({ kind }: { kind: Named['kind'] }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute start-[1.3125rem] top-0 z-10 h-4 w-px bg-line-strong"
      />
      <span
        aria-hidden="true"
        className={join(
          'pointer-events-none absolute start-[1.09375rem] top-0 z-20 size-2 -translate-y-1/2 rounded-full bg-current',
          holderLook[kind].text,
        )}
      />
    </>
  );
}

function Row(props: { step: Step; last: boolean; picked: boolean; onPick: () => void }) {
  const { entry, heldMs, moved } = props.step;
  const { kind } = named(entry.to);
  const why = whyWord(entry.reason);
  return (
    <li className="relative">
      <Bead kind={kind} />
      {!props.last && <Line from="top-9" />}
      <button
        type="button"
        onClick={props.onPick}
        aria-current={props.picked ? 'step' : undefined}
        className={join(
          'relative flex w-full items-start gap-3 rounded-10 px-2 py-3 text-start',
          props.picked ? 'bg-accent-soft' : 'hover:bg-surface-2',
        )}
      >
        <span className={join('relative z-20 shrink-0', !moved && 'grayscale')}>
          <HolderMark kind={kind} />
        </span>
        <span className="min-w-0 flex-1">
          <FromTo entry={entry} />
          <span className="mt-1 block text-13 text-ink">
            {kindWord(entry.kind)}
            {!moved && <span className="font-medium text-danger">, {entry.status}</span>}
            {why && <span className="text-ink-2"> · {why}</span>}
          </span>
          <Figures step={props.step} />
          <Facts gained={entry.factsGained} lost={entry.factsLost} />
        </span>
      </button>
      {heldMs !== null && (
        <p className="relative ms-12 pt-1 pb-3 text-12 text-ink-3">
          held for {duration(heldMs / 1000)}
        </p>
      )}
    </li>
  );
}

function Figures({ step }: { step: Step }) {
  const { entry, late, refused } = step;
  const attempts = entry.attempts.length;
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-2 text-12 text-ink-3">
      <span>{whenExactly(entry.startedAt)}</span>
      <span>by {named(entry.actor).label}</span>
      {entry.ackMs !== null && entry.ackMs > 0 && <span>ACK {milliseconds(entry.ackMs)}</span>}
      {attempts > 1 && <span className="font-medium text-queue">{attempts} attempts</span>}
      {refused > 0 && <span className="font-medium text-danger">{refused} refused</span>}
      {late > 0 && <span className="font-medium text-queue">{late} late</span>}
    </span>
  );
}

const keyOf = (told: string) => told.split('=', 1)[0] ?? told;

/** What the receiver knew more, or less, than the source. */
export function Facts(props: { gained: string[]; lost: string[] }) {
  if (props.gained.length + props.lost.length === 0) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1 text-12">
      {inFactOrder(props.gained, keyOf).map((key) => (
        <span
          key={key}
          className="max-w-full truncate rounded-6 bg-operator-soft px-1.5 text-operator"
        >
          <span aria-hidden="true">+ </span>
          <span className="sr-only">gained </span>
          <bdi>{factWord(key)}</bdi>
        </span>
      ))}
      {inFactOrder(props.lost, keyOf).map((key) => (
        <span key={key} className="max-w-full truncate rounded-6 bg-danger-soft px-1.5 text-danger">
          <span aria-hidden="true">− </span>
          <span className="sr-only">lost </span>
          <bdi>{factWord(key)}</bdi>
        </span>
      ))}
    </span>
  );
}
