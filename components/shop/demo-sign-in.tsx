'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { baton } from './baton-global.ts';
import { type DemoCustomer, signIn } from './demo-api.ts';

const REMEMBERED = 'lumen-oak:customer';

/** As a shop's own sign-in: afterwards the chat knows who writes, without a code. */
export function DemoSignIn({ customers }: { customers: DemoCustomer[] }) {
  const [signedIn, setSignedIn] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const enter = useCallback(async (email: string) => {
    setBusy(email);
    const identity = await signIn(email);
    setBusy(null);
    setFailed(identity === null);
    if (!identity) return;
    sessionStorage.setItem(REMEMBERED, email);
    setSignedIn(email);
    baton('identify', identity);
  }, []);
  const leave = () => {
    sessionStorage.removeItem(REMEMBERED);
    setSignedIn(null);
    baton('logout');
  };
  useEffect(() => {
    const email = sessionStorage.getItem(REMEMBERED);
    if (email) void enter(email);
  }, [enter]);

  return (
    <section aria-labelledby="who-title" className="rounded-10 border border-line bg-surface-1 p-4">
      <h3 id="who-title" className="text-14 font-semibold">
        Customers and their orders
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {customers.map((customer) => (
          <li key={customer.email} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate text-14">{customer.name}</p>
              <p className="truncate text-13 text-ink-3">{customer.orders.join(', ')}</p>
            </div>
            {signedIn === customer.email ? (
              <>
                <span className="inline-flex items-center gap-1 text-13 font-medium text-operator">
                  <Icon name="check" /> Signed in
                </span>
                <Button tone="quiet" onClick={leave}>
                  Sign out
                </Button>
              </>
            ) : (
              <Button
                aria-label={`Sign in as ${customer.name}`}
                busy={busy === customer.email}
                onClick={() => void enter(customer.email)}
              >
                Sign in
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className="mt-2 text-13 text-danger">
          Signing in did not work. Reload the page and try again.
        </p>
      )}
    </section>
  );
}
