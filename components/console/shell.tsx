import type { ReactNode } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { join } from '../ui/join.ts';
import { Mark } from './mark.tsx';
import { type Me, mayReview, signOut } from './session.ts';
import type { Link } from './socket.ts';

const rooms = [
  { id: 'operator', label: 'Operator', href: '/operator' },
  { id: 'supervisor', label: 'Supervisor', href: '/supervisor' },
] as const;

async function leave() {
  // Signing out is also wanted when the server cannot be asked: the sign-in page asks again.
  await signOut().catch(() => undefined);
  window.location.assign('/login');
}

/** What both consoles share: the bar on top, the state of the connection, the door when it is closed. */
export function Shell(props: {
  room: 'operator' | 'supervisor';
  me: Me | null;
  link: Link;
  /** Lives in the bar, before the name: the operator's availability, the supervisor's sections. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { me, link } = props;
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <header className="flex min-h-12 shrink-0 items-center gap-2 border-b border-line bg-surface-1 px-3 md:gap-4 md:px-4">
        <Mark small />
        {mayReview(me) && (
          <nav aria-label="Consoles" className="flex gap-1">
            {rooms.map((room) => (
              <a
                key={room.id}
                href={room.href}
                aria-current={room.id === props.room ? 'page' : undefined}
                className={join(
                  'rounded-6 px-2 py-1.5 text-13 font-medium',
                  room.id === props.room
                    ? 'hidden bg-surface-2 text-ink sm:block'
                    : 'text-ink-2 hover:text-ink',
                )}
              >
                {room.label}
              </a>
            ))}
          </nav>
        )}
        <div className="ms-auto flex min-w-0 items-center gap-2 md:gap-3">
          {props.aside}
          {me && (
            <bdi className="hidden max-w-40 truncate text-13 text-ink-2 md:block">{me.name}</bdi>
          )}
          <Button size="sm" tone="quiet" onClick={leave}>
            <span className="whitespace-nowrap">Sign out</span>
          </Button>
        </div>
      </header>
      {link === 'offline' && (
        <Banner tone="offline">
          You are offline. What you see may be old. Messages that you write are kept and sent when
          the connection is back.
        </Banner>
      )}
      {link === 'forbidden' || link === 'unauthenticated' ? (
        <ClosedDoor room={props.room} link={link} me={me} />
      ) : (
        props.children
      )}
    </div>
  );
}

function ClosedDoor(props: { room: string; link: Link; me: Me | null }) {
  if (props.link === 'unauthenticated') {
    return (
      <main className="grid flex-1 place-items-center">
        <p role="status" className="text-14 text-ink-2">
          Taking you to sign in…
        </p>
      </main>
    );
  }
  const who = props.me ? `You are signed in as ${props.me.name}.` : 'You are signed in.';
  return (
    <main className="grid flex-1 place-items-center">
      <Empty icon="shield" title={`This page is for ${props.room}s`}>
        <p>
          {who} Ask an administrator for access, or go{' '}
          <a className="font-medium text-accent underline" href="/operator">
            to the operator page
          </a>
          .
        </p>
      </Empty>
    </main>
  );
}
