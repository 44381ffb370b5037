import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Words } from '../chat/words/en.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** "Write to me instead": an address for when the customer cannot stay. */
export function LeaveEmail(props: { words: Words; onSave: (email: string) => Promise<boolean> }) {
  const { words } = props;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address)) {
      setError(words.emailWrong);
      return;
    }
    setBusy(true);
    const saved = await props.onSave(address);
    setBusy(false);
    setError(saved ? null : words.problem);
  };
  return (
    <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-2">
      <Field
        id="leave-email"
        type="email"
        autoComplete="email"
        dir="ltr"
        label={words.emailLabel}
        hint={words.emailHint}
        error={error}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <span>
        <Button type="submit" tone="primary" size="lg" busy={busy}>
          {words.save}
        </Button>
      </span>
    </form>
  );
}
