'use client';

import { useEffect } from 'react';
import { useAddress } from '../console/address.ts';
import { Notices } from '../console/notices.tsx';
import { Shell } from '../console/shell.tsx';
import { connectSupervisor } from '../console/socket.ts';
import { useMe } from '../console/use-me.ts';
import { useNotices } from '../console/use-notices.ts';
import { useNow } from '../console/use-now.ts';
import { useWire } from '../console/use-wire.ts';
import { join } from '../ui/join.ts';
import { BoardView } from './board-view.tsx';
import { ChainList } from './chain-list.tsx';
import { ReportPage } from './report-page.tsx';
import { ReviewPage } from './review-page.tsx';
import { useBoard, useChains } from './use-review.ts';

const views = [
  { id: 'board', label: 'Board' },
  { id: 'conversations', label: 'Conversations' },
  { id: 'reports', label: 'Reports' },
] as const;

/** The supervisor's page: the board, all conversations, one of them in full, and the counts. */
export function Supervisor() {
  const { wire, link } = useWire(connectSupervisor);
  const me = useMe(link);
  const { ready, get, go } = useAddress();
  const id = get('c');
  const view = views.find((one) => one.id === get('view'))?.id ?? 'board';
  const now = useNow(10_000);
  const board = useBoard(wire, link);
  const chains = useChains(wire, link);
  const { notices, tell, close } = useNotices();
  useEffect(() => wire?.on('alert', tell), [wire, tell]);
  const open = (conversationId: string) => go({ c: conversationId });

  return (
    <Shell room="supervisor" me={me} link={link}>
      <nav
        aria-label="Supervisor"
        className="flex shrink-0 gap-1 border-b border-line bg-surface-1 px-2 md:px-3"
      >
        {views.map((one) => {
          const here = one.id === view && !id;
          return (
            <button
              key={one.id}
              type="button"
              aria-current={here ? 'page' : undefined}
              onClick={() => go({ view: one.id, c: null })}
              className={join(
                '-mb-px min-h-10 border-b-2 px-2 text-13 font-medium',
                here ? 'border-accent text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {one.label}
            </button>
          );
        })}
      </nav>
      <main className="min-h-0 flex-1 overflow-y-auto">
        <h1 className="sr-only">Supervisor</h1>
        {!ready ? null : id ? (
          <ReviewPage key={id} id={id} wire={wire} link={link} onLeave={() => go({ c: null })} />
        ) : view === 'board' ? (
          <BoardView state={board.state} now={now} onRetry={board.read} onOpen={open} />
        ) : view === 'conversations' ? (
          <ChainList list={chains} now={now} onOpen={open} />
        ) : (
          <ReportPage wire={wire} link={link} />
        )}
      </main>
      <Notices notices={notices} onOpen={open} onClose={close} />
    </Shell>
  );
}
