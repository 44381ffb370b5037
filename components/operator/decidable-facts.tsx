import { useState } from 'react';
import type { FactView } from '../../server/protocol/entities.ts';
import { FactRows } from '../console/fact-rows.tsx';
import { slotWord } from '../console/words.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

export type FactVerdict = 'confirm' | 'reject' | 'correct';

/** The facts, and for who holds the conversation a way to put one right. */
export function DecidableFacts(props: {
  facts: FactView[];
  cite: (fact: FactView) => (() => void) | null;
  mayDecide: boolean;
  busy: string | null;
  onDecide: (factId: string, verdict: FactVerdict, value?: string) => Promise<boolean>;
}) {
  const [editing, setEditing] = useState<string | null>(null);
  const fact = props.facts.find((one) => one.id === editing);
  return (
    <>
      <FactRows
        facts={props.facts}
        cite={props.cite}
        aside={(one) =>
          props.mayDecide && (
            <button
              type="button"
              aria-label={`Correct: ${slotWord(one.key)}`}
              title="Confirm or correct it"
              onClick={() => setEditing(one.id)}
              className="-my-0.5 -me-1 grid size-6 place-items-center rounded-6 text-ink-3 hover:bg-surface-2 hover:text-ink"
            >
              <Icon name="pencil" className="size-3.5" />
            </button>
          )
        }
      />
      {fact && (
        <FactForm
          key={fact.id}
          fact={fact}
          busy={props.busy === fact.id}
          onDecide={async (verdict, value) => {
            if (await props.onDecide(fact.id, verdict, value)) setEditing(null);
          }}
          onCancel={() => setEditing(null)}
        />
      )}
    </>
  );
}

function FactForm(props: {
  fact: FactView;
  busy: boolean;
  onDecide: (verdict: FactVerdict, value?: string) => void;
  onCancel: () => void;
}) {
  const { fact } = props;
  const [value, setValue] = useState(fact.value);
  const changed = value.trim() !== '' && value.trim() !== fact.value;
  return (
    <form
      className="mt-2 flex flex-col gap-2 rounded-10 bg-surface-2 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) props.onDecide('correct', value.trim());
        else props.onDecide('confirm');
      }}
    >
      <Field
        id={`fact-${fact.id}`}
        label={`${slotWord(fact.key)}, as it really is`}
        autoFocus
        dir="auto"
        maxLength={120}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" tone="primary" type="submit" busy={props.busy}>
          {changed ? 'Correct' : 'Confirm as it is'}
        </Button>
        <Button size="sm" disabled={props.busy} onClick={() => props.onDecide('reject')}>
          It is wrong
        </Button>
        <Button size="sm" tone="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
