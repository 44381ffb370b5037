import { useState } from 'react';
import type { PresenceView } from '../../server/protocol/entities.ts';
import { Dialog } from '../console/dialog.tsx';
import { Button } from '../ui/button.tsx';
import { HandBackForm, ResolveForm, TransferForm } from './move-forms.tsx';
import type { Moving } from './use-moving.ts';

const titles = {
  handback: 'Hand back to an agent',
  transfer: 'Transfer',
  resolve: 'Resolve the conversation',
};
type Move = keyof typeof titles;

/** The three ways in which a human stretch ends. None while an approval waits (decisions.md 50). */
export function Moves(props: {
  blocked: boolean;
  lastAgent: string | null;
  operators: PresenceView[];
  me: PresenceView | null;
  moving: Moving;
}) {
  const [open, setOpen] = useState<Move | null>(null);
  const { moving } = props;
  const close = () => {
    setOpen(null);
    moving.forget();
  };
  const then = async (done: Promise<boolean>) => {
    if (await done) close();
  };
  const form = { busy: moving.busy !== null, problem: moving.problem, onCancel: close };
  return (
    <div className="border-t border-line bg-surface-1 p-3">
      {props.blocked && (
        <p className="mb-2 text-12 text-ink-2">Decide the approval first, then it can move on.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="spark" disabled={props.blocked} onClick={() => setOpen('handback')}>
          Hand back
        </Button>
        <Button size="sm" icon="swap" disabled={props.blocked} onClick={() => setOpen('transfer')}>
          Transfer
        </Button>
        <Button size="sm" icon="check" disabled={props.blocked} onClick={() => setOpen('resolve')}>
          Resolve
        </Button>
      </div>
      {open && (
        <Dialog title={titles[open]} onClose={close}>
          {open === 'handback' && (
            <HandBackForm
              {...form}
              lastAgent={props.lastAgent}
              onSubmit={(agent, note) => then(moving.handBack(agent, note))}
            />
          )}
          {open === 'transfer' && (
            <TransferForm
              {...form}
              operators={props.operators.filter((o) => o.operatorId !== props.me?.operatorId)}
              onSubmit={(to, note) => then(moving.transfer(to, note))}
            />
          )}
          {open === 'resolve' && (
            <ResolveForm {...form} onSubmit={(outcome) => then(moving.resolve(outcome))} />
          )}
        </Dialog>
      )}
    </div>
  );
}
