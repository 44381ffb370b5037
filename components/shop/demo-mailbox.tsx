'use client';

import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { type DemoMail, readMailbox } from './demo-api.ts';

const POLL_MS = 2500;
const SHOWN = 4;

/** The e-mails that the demo customers received; the one-time code arrives here. */
export function DemoMailbox() {
  const [mails, setMails] = useState<DemoMail[]>([]);
  useEffect(() => {
    let timer = 0;
    let mounted = true;
    const look = async () => {
      if (document.visibilityState === 'visible') {
        const found = await readMailbox();
        if (found && mounted) setMails(found);
      }
      if (mounted) timer = window.setTimeout(look, POLL_MS);
    };
    void look();
    return () => {
      mounted = false;
      window.clearTimeout(timer);
    };
  }, []);
  const newest = [...mails].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, SHOWN);
  return (
    <section
      aria-labelledby="mailbox-title"
      className="rounded-10 border border-line bg-surface-1 p-4"
    >
      <h3 id="mailbox-title" className="flex items-center gap-2 text-14 font-semibold">
        <Icon name="mail" />
        Demo mailbox
      </h3>
      <div aria-live="polite">
        {newest.length === 0 ? (
          <p className="mt-2 text-13 text-ink-3">
            No mail yet. When the chat asks who you are, the code that it sends appears here.
          </p>
        ) : (
          <ul className="mt-1 divide-y divide-line">
            {newest.map((mail) => (
              <li key={`${mail.createdAt} ${mail.to}`} className="py-2">
                <p className="flex justify-between gap-3 text-13 text-ink-3">
                  <span className="truncate">{mail.to}</span>
                  <time dateTime={mail.createdAt} className="shrink-0">
                    {new Date(mail.createdAt).toLocaleTimeString([], { timeStyle: 'short' })}
                  </time>
                </p>
                <p className="text-14 font-medium">{mail.subject}</p>
                <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-2">{mail.body}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
