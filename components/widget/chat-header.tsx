import type { ConversationView } from '../../server/protocol/entities.ts';
import { authorLabel } from '../chat/names.ts';
import type { Words } from '../chat/words/en.ts';
import { fill } from '../chat/words/fill.ts';
import { IconButton } from '../ui/button.tsx';
import { HolderBadge, HolderMark } from '../ui/holder-badge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { HumanButton } from './human-button.tsx';

/** Who answers now, whether that is a machine or a person, and the way to a person. */
export function ChatHeader(props: {
  conversation: ConversationView | null;
  words: Words;
  onHuman: () => Promise<boolean>;
  onClose?: (() => void) | undefined;
}) {
  const { conversation, words, onClose } = props;
  return (
    <header className="flex min-h-16 items-center gap-3 border-b border-line bg-surface-1 px-4 py-2.5">
      {conversation ? <Who conversation={conversation} words={words} /> : <Unknown />}
      {conversation?.holder.kind === 'agent' && conversation.ticket === null && (
        <HumanButton words={words} onHuman={props.onHuman} />
      )}
      {onClose && (
        <span className="-me-2">
          <IconButton icon="close" label={words.closeChat} size="lg" onClick={onClose} />
        </span>
      )}
    </header>
  );
}

function Who({ conversation, words }: { conversation: ConversationView; words: Words }) {
  const { kind } = conversation.holder;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3" aria-live="polite">
      <HolderMark kind={kind} size="lg" />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-14 font-semibold wrap-anywhere">
          <bdi>{title(conversation, words)}</bdi>
        </h1>
        <HolderBadge kind={kind} label={role(conversation, words)} />
      </div>
    </div>
  );
}

function title({ holder, holderLabel, ticket }: ConversationView, words: Words): string {
  if (holder.kind === 'agent') return holderLabel || authorLabel(holder.name, words);
  if (holder.kind === 'operator') return holder.name;
  if (holder.kind === 'queue' && ticket) return fill(words.ticket, { number: ticket.number });
  return words.supportTitle;
}

const role = ({ holder }: ConversationView, words: Words): string =>
  ({
    agent: words.assistant,
    queue: words.waitingPerson,
    operator: words.person,
    nobody: words.closed,
  })[holder.kind];

function Unknown() {
  return (
    <div className="flex flex-1 items-center gap-3">
      <Skeleton className="size-10" />
      <span className="flex flex-col gap-1.5">
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="h-3 w-16" />
      </span>
    </div>
  );
}
