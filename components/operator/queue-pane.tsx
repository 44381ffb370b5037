import type { ReactNode } from 'react';
import type { PresenceView } from '../../server/protocol/entities.ts';
import { useNow } from '../console/use-now.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { isUnsettled, type Queue } from './queue.ts';
import { MineRow, WaitingRow } from './ticket-row.tsx';

/** Who is mine and who waits. While it is in use no row moves; a line offers the new order. */
export function QueuePane(props: {
  queue: Queue;
  problem: string | null;
  openId: string | null;
  claiming: string | null;
  onOpen: (conversationId: string) => void;
  onClaim: (ticketId: string) => void;
  onSettle: () => void;
  onRetry: () => void;
  inUse: (now: boolean) => void;
}) {
  const { queue } = props;
  const now = useNow();
  const waiting = queue.waiting.filter((row) => !row.gone).length;
  return (
    <section
      aria-label="Queue"
      className="flex h-full min-h-0 flex-col overflow-y-auto"
      onPointerEnter={() => props.inUse(true)}
      onPointerLeave={() => props.inUse(false)}
      onFocus={() => props.inUse(true)}
      onBlur={() => props.inUse(false)}
    >
      {props.problem && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={props.onRetry}>
              Try again
            </Button>
          }
        >
          {props.problem}
        </Banner>
      )}
      <Heading id="yours" title="Yours" aside={load(queue.me)} />
      {queue.status === 'loading' ? (
        <Rows count={1} />
      ) : queue.mine.length === 0 ? (
        <p className="px-4 pb-3 text-13 text-ink-2">Nothing is yours right now.</p>
      ) : (
        <ul aria-labelledby="yours">
          {queue.mine.map((ticket) => (
            <MineRow
              key={ticket.id}
              ticket={ticket}
              now={now}
              unread={queue.unread[ticket.conversationId] ?? 0}
              open={ticket.conversationId === props.openId}
              onOpen={() => props.onOpen(ticket.conversationId)}
            />
          ))}
        </ul>
      )}
      <Heading
        id="waiting"
        title="Waiting"
        aside={
          isUnsettled(queue.waiting) ? (
            <Button size="sm" tone="quiet" icon="swap" onClick={props.onSettle}>
              Order changed: sort
            </Button>
          ) : (
            queue.status === 'ready' && waiting
          )
        }
      />
      {queue.status === 'loading' ? (
        <Rows count={3} />
      ) : queue.waiting.length === 0 ? (
        <Empty icon="check" title="Nobody is waiting">
          A ticket appears here the moment an agent needs a person.
        </Empty>
      ) : (
        <ul aria-labelledby="waiting">
          {queue.waiting.map((row) => (
            <WaitingRow
              key={row.ticket.id}
              row={row}
              now={now}
              open={row.ticket.conversationId === props.openId}
              claiming={props.claiming === row.ticket.id}
              onOpen={() => props.onOpen(row.ticket.conversationId)}
              onClaim={() => props.onClaim(row.ticket.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const load = (me: PresenceView | null) => (me ? `${me.load} of ${me.capacity}` : '');

function Heading(props: { id: string; title: string; aside: ReactNode }) {
  return (
    <div className="sticky top-0 z-10 flex h-9 shrink-0 items-center justify-between bg-surface-1 px-4">
      <h2 id={props.id} className="text-12 font-semibold text-ink-3">
        {props.title}
      </h2>
      <span className="text-12 text-ink-3">{props.aside}</span>
    </div>
  );
}

function Rows(props: { count: number }) {
  return (
    <div role="status" aria-label="Loading the queue">
      {Array.from({ length: props.count }, (_, i) => `row ${i}`).map((key) => (
        <div key={key} className="flex flex-col gap-2 px-4 py-3">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
  );
}
