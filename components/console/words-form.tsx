import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { join } from '../ui/join.ts';

export const areaLook =
  'w-full rounded-10 border border-line-strong bg-surface-1 px-3 py-2 text-16 sm:text-14 text-ink';

/** Asks for words before something is done: a reason, a note. Empty words are not sent. */
export function WordsForm(props: {
  label: string;
  hint?: string;
  submit: string;
  tone?: 'primary' | 'danger';
  busy: boolean;
  optional?: boolean;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words || props.optional) props.onSubmit(words);
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-2">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {props.label}
      </label>
      <textarea
        id={id}
        // It opens because somebody pressed its button: the next thing is to write.
        // biome-ignore lint/a11y/noAutofocus: the focus follows what was asked for
        autoFocus
        rows={2}
        dir="auto"
        maxLength={2000}
        value={text}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && props.onCancel()}
        className={join(areaLook, 'resize-y')}
      />
      {props.hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-3">
          {props.hint}
        </p>
      )}
      <div className="flex gap-2">
        <Button
          size="sm"
          type="submit"
          tone={props.tone ?? 'primary'}
          busy={props.busy}
          disabled={!props.optional && text.trim() === ''}
        >
          {props.submit}
        </Button>
        <Button size="sm" tone="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
