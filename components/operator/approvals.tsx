import { useState } from 'react';
import type { ApprovalView } from '../../server/protocol/entities.ts';
import { money } from '../console/money.ts';
import { toolWord } from '../console/words.ts';
import { WordsForm } from '../console/words-form.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Money that waits for a person. Only who holds the conversation may decide (decisions.md 13). */
export function Approval(props: {
  approval: ApprovalView;
  mayDecide: boolean;
  busy: boolean;
  onDecide: (verdict: 'approve' | 'refuse', reason?: string) => void;
}) {
  const { approval } = props;
  const [refusing, setRefusing] = useState(false);
  const { amount, capUsed } = approval;
  const sameCurrency = amount.currency === capUsed.currency;
  const after = { ...amount, amountMinor: amount.amountMinor + capUsed.amountMinor };
  return (
    <section
      aria-label={`Approval: ${toolWord(approval.tool)}`}
      className="border-b border-line bg-queue-soft px-4 py-3"
    >
      <p className="flex items-center gap-1.5 text-12 font-semibold text-queue">
        <Icon name="shield" className="size-3.5" />
        Needs your approval
      </p>
      <p className="mt-1 text-20 font-semibold">
        {toolWord(approval.tool)} {money(amount)}
      </p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-13">
        <Row label="Order" value={text(approval.args.order)} />
        <Row label="Reason" value={text(approval.args.reason)} />
        <Row label="Cap used so far" value={money(capUsed)} />
        {sameCurrency && capUsed.amountMinor > 0 && <Row label="With this" value={money(after)} />}
      </dl>
      <div className="mt-3">
        {refusing ? (
          <WordsForm
            label="Why is it refused?"
            hint="The agent and the customer's record get this reason."
            submit="Refuse"
            tone="danger"
            busy={props.busy}
            onSubmit={(reason) => props.onDecide('refuse', reason)}
            onCancel={() => setRefusing(false)}
          />
        ) : (
          <div className="flex gap-2">
            <Button
              tone="primary"
              icon="check"
              busy={props.busy}
              disabled={!props.mayDecide}
              onClick={() => props.onDecide('approve')}
            >
              Approve
            </Button>
            <Button disabled={!props.mayDecide || props.busy} onClick={() => setRefusing(true)}>
              Refuse
            </Button>
          </div>
        )}
        {!props.mayDecide && (
          <p className="mt-2 text-12 text-ink-2">Only who holds the conversation can decide.</p>
        )}
      </div>
    </section>
  );
}

function Row(props: { label: string; value: string | null }) {
  if (!props.value) return null;
  return (
    <>
      <dt className="text-ink-2">{props.label}</dt>
      <dd className="wrap-anywhere">
        <bdi dir="auto">{props.value}</bdi>
      </dd>
    </>
  );
}

const outcomes = {
  approved: { word: 'approved', icon: 'check', look: 'text-operator' },
  refused: { word: 'refused', icon: 'close', look: 'text-danger' },
  withdrawn: { word: 'withdrawn', icon: 'none', look: 'text-ink-3' },
} as const;

/** An approval that is over, as one line. */
export function DecidedApproval({ approval }: { approval: ApprovalView }) {
  if (approval.status === 'pending') return null;
  const outcome = outcomes[approval.status];
  return (
    <p className="flex items-center gap-2 border-b border-line px-4 py-2 text-13">
      <span className={outcome.look}>
        <Icon name={outcome.icon} />
      </span>
      <span>
        {toolWord(approval.tool)} {money(approval.amount)} {outcome.word}
      </span>
    </p>
  );
}
