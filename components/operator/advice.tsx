import { useState } from 'react';
import type { Recommendation } from '../../server/protocol/package.ts';
import { Section } from '../console/section.tsx';
import { toolWord } from '../console/words.ts';
import { WordsForm } from '../console/words-form.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The source's proposal. Confirming or overriding it is recorded; it moves nothing by itself (H21). */
export function Advice(props: {
  advice: Recommendation;
  decided: { verdict: string; reason: string | null; by: string } | null;
  mayDecide: boolean;
  busy: boolean;
  onDecide: (verdict: 'confirm' | 'override', reason?: string) => void;
}) {
  const { advice, decided } = props;
  const [overriding, setOverriding] = useState(false);
  return (
    <Section
      title="Recommendation"
      aside={advice.proposedTool && `proposes: ${toolWord(advice.proposedTool)}`}
    >
      <p dir="auto" className="text-14 wrap-anywhere">
        {advice.text}
      </p>
      <div className="mt-2">
        {decided ? (
          <Verdict decided={decided} />
        ) : overriding ? (
          <WordsForm
            label="Why is something else better?"
            submit="Override"
            busy={props.busy}
            onSubmit={(reason) => props.onDecide('override', reason)}
            onCancel={() => setOverriding(false)}
          />
        ) : (
          props.mayDecide && (
            <div className="flex gap-2">
              <Button
                size="sm"
                icon="check"
                busy={props.busy}
                onClick={() => props.onDecide('confirm')}
              >
                Confirm
              </Button>
              <Button size="sm" disabled={props.busy} onClick={() => setOverriding(true)}>
                Override
              </Button>
            </div>
          )
        )}
      </div>
    </Section>
  );
}

export function Verdict(props: {
  decided: { verdict: string; reason: string | null; by: string };
}) {
  const { verdict, reason, by } = props.decided;
  const confirmed = verdict === 'confirm';
  return (
    <p className="flex items-start gap-1.5 text-13 text-ink-2">
      <span className={confirmed ? 'text-operator' : 'text-queue'}>
        <Icon name={confirmed ? 'check' : 'swap'} className="mt-0.5 size-3.5" />
      </span>
      <span className="wrap-anywhere">
        {confirmed ? 'Confirmed' : 'Overridden'} by {by}
        {reason && <span dir="auto">: {reason}</span>}
      </span>
    </p>
  );
}
