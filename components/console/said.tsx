import { useMemo } from 'react';
import type { FactView, Message, NoteView } from '../../server/protocol/entities.ts';
import type { Outgoing } from '../chat/outbox.ts';
import { Transcript } from '../chat/transcript.tsx';
import { english } from '../chat/words/load.ts';
import { NoteCard } from './note-card.tsx';

/** The consoles speak English and count the day in 24 hours. */
const speech = { ...english, locale: 'en-GB' };

/** The transcript as staff read it: notes between the messages, lines of at most 72 characters. */
export function SaidHere(props: {
  messages: Message[];
  notes: NoteView[];
  facts: FactView[];
  /** Whose words are one's own; '' when one only reads. */
  me: string;
  customerName: string;
  outgoing?: Outgoing[];
  typing?: boolean;
  seenSeq?: number;
  onRetry?: (clientMessageId: string) => void;
  onDiscard?: (clientMessageId: string) => void;
}) {
  const { notes, customerName } = props;
  const messages = useMemo(
    () =>
      props.messages.map((message) =>
        message.author.kind === 'customer' && message.author.name === ''
          ? { ...message, author: { ...message.author, name: customerName } }
          : message,
      ),
    [props.messages, customerName],
  );
  const insets = useMemo(() => {
    const now = Date.now();
    return [...notes]
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
      .map((note) => ({
        id: note.id,
        at: note.createdAt,
        view: <NoteCard key={note.id} note={note} now={now} />,
      }));
  }, [notes]);
  return (
    <div className="flex min-h-0 flex-1 flex-col [&_[data-message]]:max-w-[72ch]">
      <Transcript
        viewer="operator"
        speech={speech}
        messages={messages}
        insets={insets}
        me={props.me}
        facts={props.facts}
        outgoing={props.outgoing ?? []}
        typing={props.typing ? customerName : null}
        seenSeq={props.seenSeq ?? 0}
        {...(props.onRetry ? { onRetry: props.onRetry } : {})}
        {...(props.onDiscard ? { onDiscard: props.onDiscard } : {})}
      />
    </div>
  );
}

/** Brings a cited message into view, in focus, and lights it up for a moment. */
export function showMessage(id: string): void {
  const bubble = document.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
  if (!bubble) return;
  bubble.tabIndex = -1;
  bubble.scrollIntoView({ block: 'center' });
  bubble.focus({ preventScroll: true });
  const lit = getComputedStyle(document.documentElement).getPropertyValue('--color-focus');
  bubble.animate(
    [
      { outline: `3px solid ${lit}` },
      { outline: `3px solid ${lit}` },
      { outline: '3px solid transparent' },
    ],
    { duration: 1800 },
  );
}
