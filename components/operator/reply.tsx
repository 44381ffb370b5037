import { useState } from 'react';
import { Composer } from '../chat/composer.tsx';
import { english } from '../chat/words/load.ts';
import { Icon } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';

type Mode = 'reply' | 'note';

/**
 * Where an operator writes: to the customer, or for colleagues in a colour of its own. What was
 * begun in one conversation is still there when one comes back to it.
 */
export function Reply(props: {
  conversationId: string;
  customerName: string;
  /** What was begun and not sent, by conversation and kind. Outlives this component. */
  drafts: Map<string, string>;
  /** Only who holds the conversation speaks to the customer; a note is always possible. */
  maySpeak: boolean;
  instead: string;
  onSend: (text: string) => void;
  /** Resolves to whether it is stored; if not, the words come back. */
  onNote: (text: string) => Promise<boolean>;
  onTyping: (typing: boolean) => void;
}) {
  const [wanted, setWanted] = useState<Mode>('reply');
  const mode = props.maySpeak ? wanted : 'note';
  const [again, setAgain] = useState(0);
  const key = `${props.conversationId} ${mode}`;
  const note = mode === 'note';
  const addNote = async (text: string) => {
    if (await props.onNote(text)) return;
    props.drafts.set(key, text);
    setAgain((count) => count + 1);
  };
  return (
    <div
      className={join(
        'shrink-0 border-t',
        note
          ? 'border-queue bg-queue-soft [&_form]:border-0 [&_form]:bg-queue-soft [&_textarea]:border-queue'
          : 'border-line bg-surface-1 [&_form]:border-0',
      )}
    >
      <div className="flex min-h-10 items-center gap-1 px-3 pt-2">
        {props.maySpeak ? (
          <fieldset className="flex gap-1">
            <legend className="sr-only">Who reads it</legend>
            <ModeButton on={!note} icon="chat" label="Reply" onPick={() => setWanted('reply')} />
            <ModeButton
              on={note}
              icon="pencil"
              label="Internal note"
              onPick={() => setWanted('note')}
            />
          </fieldset>
        ) : (
          <p className="text-13 text-ink-2">{props.instead}</p>
        )}
        {note && (
          <span className="ms-auto hidden text-12 text-queue sm:inline">
            Customers do not see notes
          </span>
        )}
      </div>
      <Composer
        key={`${key} ${again}`}
        words={english.words}
        label={note ? 'Internal note' : `Reply to ${props.customerName}`}
        hint={note ? 'Write a note for colleagues' : `Write to ${props.customerName}`}
        draft={props.drafts.get(key) ?? ''}
        onDraft={(text) => props.drafts.set(key, text)}
        onSend={note ? addNote : props.onSend}
        {...(note ? {} : { onTyping: props.onTyping })}
      />
    </div>
  );
}

function ModeButton(props: {
  on: boolean;
  icon: 'chat' | 'pencil';
  label: string;
  onPick: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={props.on}
      onClick={props.onPick}
      className={join(
        'inline-flex min-h-8 items-center gap-1.5 rounded-6 px-2.5 text-13 font-medium',
        props.on ? 'bg-surface-3 text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      <Icon name={props.icon} className="size-3.5" />
      {props.label}
    </button>
  );
}
