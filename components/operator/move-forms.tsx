import { type ReactNode, useId, useState } from 'react';
import type { PresenceView } from '../../server/protocol/entities.ts';
import { agentSlugs, named } from '../console/words.ts';
import { areaLook } from '../console/words-form.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { inputLook } from '../ui/field.tsx';
import type { TransferTarget } from './use-moving.ts';

interface FormProps {
  busy: boolean;
  problem: string | null;
  onCancel: () => void;
}

/** Back to an agent, with what it should know. It speaks again when the customer writes (H46). */
export function HandBackForm(
  props: FormProps & {
    lastAgent: string | null;
    onSubmit: (agent: string, note: string) => void;
  },
) {
  const [agent, setAgent] = useState(props.lastAgent ?? 'triage');
  const [note, setNote] = useState('');
  return (
    <Frame {...props} submit="Hand back" onSubmit={() => props.onSubmit(agent, note.trim())}>
      <Choice label="To" value={agent} onChange={setAgent}>
        {agentSlugs.map((slug) => (
          <option key={slug} value={slug}>
            {named(slug).label}
          </option>
        ))}
      </Choice>
      <Area
        label="Note for the agent"
        hint="What was decided and what is left to do. The customer does not see it."
        value={note}
        onChange={setNote}
      />
    </Frame>
  );
}

/** To a colleague, who has to accept, or back to a team's queue. */
export function TransferForm(
  props: FormProps & {
    operators: PresenceView[];
    onSubmit: (to: TransferTarget, note: string) => void;
  },
) {
  const [to, setTo] = useState('team:support');
  const [note, setNote] = useState('');
  const [kind, id] = to.split(/:(.*)/s) as [string, string];
  return (
    <Frame
      {...props}
      submit="Transfer"
      disabled={note.trim() === ''}
      onSubmit={() =>
        props.onSubmit(kind === 'team' ? { team: id } : { operatorId: id }, note.trim())
      }
    >
      <Choice label="To" value={to} onChange={setTo}>
        <optgroup label="Teams">
          <option value="team:support">Support: back to the queue</option>
        </optgroup>
        <optgroup label="People">
          {props.operators.map((person) => (
            <option
              key={person.operatorId}
              value={`operator:${person.operatorId}`}
              disabled={person.state !== 'online' || person.load >= person.capacity}
            >
              {person.name} ({presenceWords(person)})
            </option>
          ))}
        </optgroup>
      </Choice>
      <Area
        label="Note for who takes over"
        hint="The customer does not see it."
        value={note}
        onChange={setNote}
      />
    </Frame>
  );
}

function presenceWords(person: PresenceView): string {
  if (person.state !== 'online') return person.state;
  if (person.load >= person.capacity) return 'full';
  return `${person.load} of ${person.capacity}`;
}

export function ResolveForm(props: FormProps & { onSubmit: (outcome: string) => void }) {
  const [outcome, setOutcome] = useState('');
  return (
    <Frame
      {...props}
      submit="Resolve"
      disabled={outcome.trim() === ''}
      onSubmit={() => props.onSubmit(outcome.trim())}
    >
      <Area
        label="Outcome"
        hint="One sentence for the record, e.g. “Refunded 180.00 EUR”. If the customer writes again, the conversation reopens."
        value={outcome}
        onChange={setOutcome}
      />
    </Frame>
  );
}

function Frame(
  props: FormProps & {
    submit: string;
    disabled?: boolean;
    onSubmit: () => void;
    children: ReactNode;
  },
) {
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {props.children}
      {props.problem && <Banner tone="danger">{props.problem}</Banner>}
      <div className="flex justify-end gap-2">
        <Button tone="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button tone="primary" type="submit" busy={props.busy} disabled={props.disabled ?? false}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}

function Choice(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className={inputLook}
      >
        {props.children}
      </select>
    </div>
  );
}

function Area(props: {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {props.label}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        maxLength={2000}
        aria-describedby={`${id}-hint`}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className={areaLook}
      />
      <p id={`${id}-hint`} className="text-12 text-ink-3">
        {props.hint}
      </p>
    </div>
  );
}
