'use client';

import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { baton } from './baton-global.ts';
import { type DemoCustomer, readCustomers } from './demo-api.ts';
import { DemoMailbox } from './demo-mailbox.tsx';
import { DemoSignIn } from './demo-sign-in.tsx';
import { thingsToTry } from './products.ts';

/** Everything that a visitor of the demo needs: who to be, what to say, and the customer's mail. */
export function DemoDesk() {
  const [customers, setCustomers] = useState<DemoCustomer[] | null | undefined>(undefined);
  const load = () => {
    setCustomers(undefined);
    void readCustomers().then(setCustomers);
  };
  useEffect(load, []);
  return (
    <section id="desk" aria-labelledby="desk-title" className="border-y border-line bg-paper">
      <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h2 id="desk-title" className="text-16 font-semibold">
              Try the support chat
            </h2>
            <p className="max-w-[62ch] text-14 text-ink-2">
              This shop is a demonstration. Open the chat as a stranger, or sign in as one of its
              customers first.
            </p>
          </div>
          <Button tone="primary" size="lg" icon="chat" onClick={() => baton('open')}>
            Open the chat
          </Button>
        </div>
        {customers === null ? (
          <Empty
            icon="warning"
            title="The demo data is not there"
            action={<Button onClick={load}>Try again</Button>}
          >
            The server runs without its demo, or it cannot be reached. The chat itself may still
            work.
          </Empty>
        ) : (
          <div className="mt-5 grid gap-4 lg:grid-cols-3">
            {customers ? <DemoSignIn customers={customers} /> : <Skeleton className="h-64" />}
            {/* The open chat covers the third column: the mailbox must stay in sight. */}
            <DemoMailbox />
            <TryThese />
          </div>
        )}
      </div>
    </section>
  );
}

function TryThese() {
  return (
    <section aria-labelledby="try-title" className="rounded-10 border border-line bg-surface-1 p-4">
      <h3 id="try-title" className="text-14 font-semibold">
        Say, for example
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {thingsToTry.map((text) => (
          <li key={text} className="rounded-10 bg-surface-2 px-3 py-2 text-14">
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-13 text-ink-3">
        Up to 50 euros an agent refunds alone. Above, a person decides: open{' '}
        <a className="text-accent underline underline-offset-2" href="/operator">
          the operator’s desk
        </a>{' '}
        in a second window.
      </p>
    </section>
  );
}
