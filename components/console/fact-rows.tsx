import type { ReactNode } from 'react';
import type { FactView } from '../../server/protocol/entities.ts';
import { inFactOrder } from '../chat/fact-order.ts';
import { join } from '../ui/join.ts';
import { Provenance } from './provenance.tsx';
import { slotWord, valueWord } from './words.ts';

/** A longer value takes a line of its own under its label. */
const LONG = 28;

/** What is known, one row a fact. With `cite`, the provenance leads to the message it stands on. */
export function FactRows(props: {
  facts: FactView[];
  /** Returns what to do when the provenance is pressed, or null when there is no message. */
  cite?: (fact: FactView) => (() => void) | null;
  aside?: (fact: FactView) => ReactNode;
}) {
  if (props.facts.length === 0) {
    return <p className="text-13 text-ink-2">Nothing is known yet.</p>;
  }
  return (
    <dl className="flex flex-col">
      {inFactOrder(props.facts, (fact) => fact.key).map((fact) => {
        const goThere = props.cite?.(fact) ?? null;
        const value = valueWord(fact.key, fact.value);
        const long = value.length > LONG;
        return (
          <div
            key={fact.id}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-line py-1 last:border-b-0"
          >
            <dt className="text-12 text-ink-3">{slotWord(fact.key)}</dt>
            <dd className={join('text-14 wrap-anywhere', long && 'order-last col-span-3 pb-1')}>
              <bdi dir="auto">{value}</bdi>
            </dd>
            <dd className={join('flex items-center gap-1 self-start', long && 'col-start-3')}>
              {goThere ? (
                <button
                  type="button"
                  onClick={goThere}
                  title={`Show the message: “${fact.quote}”`}
                  className="group/cite -my-0.5 min-h-6 rounded-6"
                >
                  <Provenance source={fact.source} leads />
                </button>
              ) : (
                <Provenance source={fact.source} />
              )}
              {props.aside?.(fact)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
