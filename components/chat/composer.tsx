import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { join } from '../ui/join.ts';
import { canSend, countCharacters, keySends, MAX_CHARACTERS } from './composing.ts';
import type { Words } from './words/en.ts';
import { fill } from './words/fill.ts';

export interface ComposerProps {
  words: Words;
  onSend: (text: string) => void;
  /** Told at most every three seconds while typing, and once when it stops. */
  onTyping?: (typing: boolean) => void;
  /** What was typed before and not sent. */
  draft?: string;
  onDraft?: (text: string) => void;
  hint?: string;
  label?: string;
  /** Changing it brings the focus here. */
  focusKey?: string | number;
  disabled?: boolean;
}

const COUNT_FROM = 3500;
const TYPING_MS = 3000;

export function Composer(props: ComposerProps) {
  const { words, focusKey } = props;
  const [text, setText] = useState(props.draft ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const typing = useTypingSignal(props.onTyping);
  const count = countCharacters(text);
  const ready = canSend(text) && !props.disabled;

  useLayoutEffect(() => {
    const el = area.current;
    if (!el) return;
    el.style.height = 'auto';
    // An empty one keeps its one line even where the hint would wrap.
    if (text) el.style.height = `${el.scrollHeight + 2}px`;
  }, [text]);
  useEffect(() => {
    if (focusKey !== undefined) area.current?.focus({ preventScroll: true });
  }, [focusKey]);

  const change = (next: string) => {
    setText(next);
    props.onDraft?.(next);
    typing(next !== '');
  };
  const send = () => {
    if (!ready) return;
    props.onSend(text.trim());
    change('');
    area.current?.focus({ preventScroll: true });
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { isComposing } = event.nativeEvent;
    const { key, keyCode, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (!keySends({ key, keyCode, shiftKey, ctrlKey, altKey, metaKey, isComposing })) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="flex flex-col gap-1 border-t border-line bg-surface-1 px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          value={text}
          disabled={props.disabled}
          aria-label={props.label ?? words.composerLabel}
          placeholder={props.hint ?? words.composerHint}
          enterKeyHint="send"
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={pressed}
          onBlur={() => typing(false)}
          className="max-h-[8.75rem] min-h-11 flex-1 resize-none rounded-10 border border-line-strong bg-surface-1 px-3 py-2 text-16 wrap-anywhere placeholder:truncate sm:py-2.5 sm:text-14"
        />
        <IconButton
          type="submit"
          icon="send"
          label={words.send}
          tone="primary"
          size="lg"
          disabled={!ready}
        />
      </div>
      {count > COUNT_FROM && <Count count={count} words={words} />}
    </form>
  );
}

function Count({ count, words }: { count: number; words: Words }) {
  const over = count > MAX_CHARACTERS;
  const text = over
    ? fill(words.charactersOver, { n: count - MAX_CHARACTERS })
    : fill(words.charactersLeft, { n: MAX_CHARACTERS - count });
  return (
    <p
      role={over ? 'alert' : undefined}
      className={join('px-1 text-12', over ? 'text-danger' : 'text-ink-3')}
    >
      {text}
    </p>
  );
}

/** Says "typing" seldom, and "stopped" once. */
function useTypingSignal(tell: ((typing: boolean) => void) | undefined) {
  const toldAt = useRef(0);
  return (typing: boolean) => {
    if (!tell) return;
    const now = Date.now();
    if (typing && now - toldAt.current < TYPING_MS) return;
    if (!typing && toldAt.current === 0) return;
    toldAt.current = typing ? now : 0;
    tell(typing);
  };
}
