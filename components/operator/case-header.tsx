import type { ConversationView } from '../../server/protocol/entities.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { HolderBadge } from '../ui/holder-badge.tsx';
import type { standing } from './case.ts';

/** Who this is about, who holds it now, and the one thing that can be done first. */
export function CaseHeader(props: {
  title: string;
  conversation: ConversationView;
  standing: ReturnType<typeof standing>;
  claiming: boolean;
  onClaim: () => void;
  onLeave: () => void;
}) {
  const { conversation } = props;
  const { holder } = conversation;
  const label =
    props.standing === 'mine'
      ? 'You'
      : holder.kind === 'nobody'
        ? 'Resolved'
        : conversation.holderLabel || holder.name;
  return (
    <header className="flex min-h-12 shrink-0 items-center gap-2 border-b border-line bg-surface-1 px-3 lg:px-4">
      <span className="lg:hidden">
        <IconButton icon="back" size="sm" label="Back to the queue" onClick={props.onLeave} />
      </span>
      <h2 className="min-w-0 truncate text-14 font-semibold">
        <bdi>{props.title}</bdi>
      </h2>
      <span className="min-w-0 shrink-0">
        <HolderBadge kind={holder.kind} label={label} />
      </span>
      {conversation.ticket && (
        <span className="hidden shrink-0 text-12 text-ink-3 sm:inline">
          {conversation.ticket.number}
        </span>
      )}
      {props.standing === 'waiting' && (
        <span className="ms-auto shrink-0">
          <Button size="sm" tone="primary" busy={props.claiming} onClick={props.onClaim}>
            Claim
          </Button>
        </span>
      )}
    </header>
  );
}
