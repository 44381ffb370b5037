import { useState } from 'react';
import type { PresenceView } from '../../server/protocol/entities.ts';
import type { Outgoing } from '../chat/outbox.ts';
import type { Thread } from '../chat/thread.ts';
import { SaidHere } from '../console/said.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Case, type Known, standing } from './case.ts';
import { CaseHeader } from './case-header.tsx';
import { Reply } from './reply.tsx';

export interface ConversationPaneProps {
  opened: Case;
  thread: Thread;
  me: PresenceView | null;
  title: string;
  typing: boolean;
  seenSeq: number;
  outgoing: Outgoing[];
  claiming: boolean;
  onClaim: () => void;
  onLeave: () => void;
  onRetryRead: () => void;
  onSend: (text: string) => void;
  onNote: (text: string) => Promise<boolean>;
  onTyping: (typing: boolean) => void;
  onRetry: (clientMessageId: string) => void;
  onDiscard: (clientMessageId: string) => void;
}

/** What was said, and where one answers. */
export function ConversationPane(props: ConversationPaneProps) {
  const { opened } = props;
  const [drafts] = useState(() => new Map<string, string>());
  if (opened.status === 'none') {
    return (
      <div className="grid flex-1 place-items-center">
        <Empty icon="chat" title="No conversation is open">
          Open one from the queue to read it. Claim it to answer.
        </Empty>
      </div>
    );
  }
  if (opened.status === 'loading') return <Loading />;
  if (opened.status === 'failed') {
    return (
      <div className="grid flex-1 place-items-center">
        <Empty
          icon="warning"
          title="This conversation did not open"
          action={<Button onClick={props.onRetryRead}>Try again</Button>}
        >
          {opened.why}
        </Empty>
      </div>
    );
  }
  return <Opened {...props} known={opened.known} drafts={drafts} />;
}

function Opened(props: ConversationPaneProps & { known: Known; drafts: Map<string, string> }) {
  const { known, me, title } = props;
  const { conversation } = known;
  const stand = standing(conversation, me);
  return (
    <>
      <CaseHeader
        title={title}
        conversation={conversation}
        standing={stand}
        claiming={props.claiming}
        onClaim={props.onClaim}
        onLeave={props.onLeave}
      />
      <SaidHere
        key={conversation.id}
        messages={props.thread.messages}
        notes={known.notes}
        facts={known.facts}
        me={me?.name ?? ''}
        customerName={title}
        outgoing={props.outgoing}
        typing={props.typing}
        seenSeq={props.seenSeq}
        onRetry={props.onRetry}
        onDiscard={props.onDiscard}
      />
      <Reply
        conversationId={conversation.id}
        customerName={title}
        drafts={props.drafts}
        maySpeak={stand === 'mine'}
        instead={insteadOfReply(stand, known)}
        onSend={props.onSend}
        onNote={props.onNote}
        onTyping={props.onTyping}
      />
    </>
  );
}

function insteadOfReply(stand: ReturnType<typeof standing>, known: Known): string {
  const { holder, holderLabel } = known.conversation;
  if (stand === 'waiting') return 'Claim it to answer. You can leave a note now.';
  if (stand === 'resolved') return 'Resolved. It reopens when the customer writes again.';
  return `${holderLabel || holder.name} answers now. You can leave a note.`;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the conversation" className="flex flex-col gap-4 p-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-14 w-3/5 rounded-16" />
      <Skeleton className="ms-auto h-10 w-2/5 rounded-16" />
      <Skeleton className="h-20 w-3/5 rounded-16" />
    </div>
  );
}
