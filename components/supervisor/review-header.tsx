import { useState } from 'react';
import { Dialog } from '../console/dialog.tsx';
import { languageWord } from '../console/words.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { HolderBadge } from '../ui/holder-badge.tsx';
import type { Review } from './use-chain.ts';

/** Whose conversation it is, who holds it, and the one thing that changes that. */
export function ReviewHeader(props: {
  review: Extract<Review, { status: 'ready' }>;
  busy: boolean;
  onLeave: () => void;
  onTakeover: () => void;
}) {
  const { conversation, file } = props.review;
  const [asking, setAsking] = useState(false);
  const { holder } = conversation;
  const label = holder.kind === 'nobody' ? 'Resolved' : conversation.holderLabel || holder.name;
  return (
    <header className="flex min-h-12 shrink-0 items-center gap-2 border-b border-line bg-surface-1 px-2 md:px-3">
      <IconButton icon="back" size="sm" label="Back" onClick={props.onLeave} />
      <h2 className="min-w-0 truncate text-14 font-semibold">
        <bdi>{file.customer?.name ?? 'Visitor'}</bdi>
      </h2>
      <span className="shrink-0">
        <HolderBadge kind={holder.kind} label={label} />
      </span>
      <span className="hidden min-w-0 truncate text-12 text-ink-3 md:inline">
        {[
          conversation.ticket?.number,
          languageWord(conversation.language),
          conversation.verified ? 'verified' : 'not verified',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {conversation.status === 'open' && (
        <span className="ms-auto shrink-0">
          <Button size="sm" icon="person" onClick={() => setAsking(true)}>
            Take over
          </Button>
        </span>
      )}
      {asking && (
        <Dialog title="Take over the conversation" onClose={() => setAsking(false)}>
          <p className="text-14">
            You will hold it instead of {label}, and the customer sees that you joined. It opens in
            the operator page.
          </p>
          <div className="mt-4 flex justify-end gap-2">
            <Button tone="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              tone="primary"
              busy={props.busy}
              onClick={() => {
                setAsking(false);
                props.onTakeover();
              }}
            >
              Take over
            </Button>
          </div>
        </Dialog>
      )}
    </header>
  );
}
