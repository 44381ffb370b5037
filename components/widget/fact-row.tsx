import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FactView } from '../../server/protocol/entities.ts';
import { factLabel, factText } from '../chat/names.ts';
import { fill } from '../chat/words/fill.ts';
import type { Speech } from '../chat/words/load.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

export interface FactRowProps {
  fact: FactView;
  speech: Speech;
  /** `null` takes it away. False: the server refused. */
  onCorrect: (factId: string, value: string | null) => Promise<boolean>;
}

export function FactRow(props: FactRowProps) {
  const { fact, speech } = props;
  const { words } = speech;
  const [editing, setEditing] = useState(false);
  const [failed, setFailed] = useState(false);
  const label = factLabel(fact.key, words);
  const own = fact.source === 'customer_said';
  const correct = async (value: string | null) => {
    const taken = await props.onCorrect(fact.id, value);
    setFailed(!taken);
    if (taken) setEditing(false);
  };
  if (editing) {
    return <Editing {...props} failed={failed} correct={correct} stop={() => setEditing(false)} />;
  }
  return (
    <li className="flex items-center gap-2 py-1">
      <div className="min-w-0 flex-1">
        <p className="text-12 text-ink-3">
          {label} · {own ? words.factSaid : words.factChecked}
        </p>
        <p className="font-medium wrap-anywhere">
          <bdi>{factText(fact, speech)}</bdi>
        </p>
        {failed && <p className="text-danger">{words.problem}</p>}
      </div>
      {own && (
        <>
          <IconButton
            icon="pencil"
            size="lg"
            label={fill(words.correct, { what: label })}
            onClick={() => setEditing(true)}
          />
          <IconButton
            icon="close"
            size="lg"
            label={fill(words.remove, { what: label })}
            onClick={() => void correct(null)}
          />
        </>
      )}
    </li>
  );
}

function Editing(
  props: FactRowProps & {
    failed: boolean;
    correct: (value: string) => Promise<void>;
    stop: () => void;
  },
) {
  const { fact, speech } = props;
  const { words } = speech;
  const [value, setValue] = useState(fact.value);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!value.trim()) return;
    setBusy(true);
    await props.correct(value.trim());
    setBusy(false);
  };
  return (
    <li className="py-2">
      <form ref={form} className="flex flex-col gap-2" onSubmit={save}>
        <Field
          id={`fact-${fact.id}`}
          label={factLabel(fact.key, words)}
          value={value}
          maxLength={120}
          dir="auto"
          error={props.failed ? words.problem : null}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <span className="flex gap-2">
          <Button type="submit" tone="primary" size="lg" busy={busy} disabled={!value.trim()}>
            {words.save}
          </Button>
          <Button size="lg" tone="quiet" onClick={props.stop}>
            {words.cancel}
          </Button>
        </span>
      </form>
    </li>
  );
}
