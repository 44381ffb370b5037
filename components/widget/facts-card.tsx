import { Fragment } from 'react';
import type { FactView } from '../../server/protocol/entities.ts';
import { inFactOrder } from '../chat/fact-order.ts';
import { factText } from '../chat/names.ts';
import type { Speech } from '../chat/words/load.ts';
import { Icon } from '../ui/icon.tsx';
import { FactRow } from './fact-row.tsx';

/** What travels with a handoff, in one quiet line that opens; the customer can put it right. */
export function FactsCard(props: {
  facts: FactView[];
  verified: boolean;
  speech: Speech;
  onCorrect: (factId: string, value: string | null) => Promise<boolean>;
}) {
  const { speech, verified } = props;
  const facts = inFactOrder(props.facts, (fact) => fact.key);
  const { words } = speech;
  // Said by the customer and found in the records, it is still one thing.
  const inShort = [...new Set(facts.map((fact) => factText(fact, speech)))].slice(0, 4);
  if (facts.length === 0 && !verified) return null;
  return (
    <details className="group border-b border-line bg-surface-1 text-13">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <Icon
          name={verified ? 'shield' : 'swap'}
          className={verified ? 'size-4 text-operator' : 'size-4 text-ink-3'}
        />
        <span className="shrink-0 font-medium">{words.factsTitle}</span>
        <span className="min-w-0 flex-1 truncate text-ink-3 group-open:invisible">
          {inShort.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </span>
        <Icon name="chevron" className="size-4 text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="max-h-64 overflow-y-auto px-4 pb-3">
        {verified && (
          <p className="flex items-center gap-1.5 pb-1 font-medium text-operator">
            <Icon name="check" className="size-3.5" />
            {words.verified}
          </p>
        )}
        <p className="pb-1 text-ink-2">{words.factsText}</p>
        <ul className="divide-y divide-line">
          {facts.map((fact) => (
            <FactRow key={fact.id} fact={fact} speech={speech} onCorrect={props.onCorrect} />
          ))}
        </ul>
      </div>
    </details>
  );
}
