'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Mark } from '../console/mark.tsx';
import { nextPath, signIn } from '../console/session.ts';
import { useAct } from '../console/use-act.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

/** Sign in with e-mail and password; in a demo, with one click. */
export function Login() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [ready, setReady] = useState(false);
  const { busy, problem, act } = useAct();
  // Until the page is alive a press would reload it and put the password into the address.
  useEffect(() => setReady(true), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await act('sign in', async () => {
      const me = await signIn(email.trim(), password);
      const next = new URLSearchParams(window.location.search).get('next');
      window.location.assign(nextPath(next, me));
    });
  }

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <div className="flex w-full max-w-96 flex-col gap-6">
        <div className="text-20">
          <Mark />
        </div>
        <form
          method="post"
          onSubmit={submit}
          className="flex flex-col gap-4 overflow-hidden rounded-16 border border-line bg-surface-1 p-6 shadow-raised"
        >
          <div>
            <h1 className="text-20 font-semibold">Sign in</h1>
            <p className="mt-1 text-13 text-ink-2">For operators and supervisors.</p>
          </div>
          <Field
            id="email"
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Field
            id="password"
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {problem && (
            <div className="-mx-6">
              <Banner tone="danger">{problem}</Banner>
            </div>
          )}
          <Button
            tone="primary"
            size="lg"
            type="submit"
            wide
            busy={busy !== null}
            disabled={!ready}
          >
            {busy ? 'Signing in…' : 'Sign in'}
          </Button>
        </form>
        <DemoAccounts
          onPick={(account) => {
            setEmail(account.email);
            setPassword(account.password);
          }}
        />
      </div>
    </main>
  );
}
