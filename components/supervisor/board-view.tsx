import type { PresenceView } from '../../server/protocol/entities.ts';
import type { Board, ChainRow } from '../../server/protocol/supervisor.ts';
import { duration } from '../console/time.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { HolderMark } from '../ui/holder-badge.tsx';
import { join } from '../ui/join.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChainItem } from './chain-item.tsx';
import type { BoardState } from './use-review.ts';

/** How it goes now: the counts, what needs a look, and who is there. */
export function BoardView(props: {
  state: BoardState;
  now: number;
  onRetry: () => void;
  onOpen: (conversationId: string) => void;
}) {
  const { state } = props;
  if (state.status === 'loading') return <Loading />;
  if (state.status === 'failed') {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={props.onRetry}>
            Try again
          </Button>
        }
      >
        {state.why}
      </Banner>
    );
  }
  const { board } = state;
  const flagged = board.conversations
    .filter((row) => row.flags.length > 0)
    .sort((a, b) => weight(b) - weight(a));
  const calm = board.conversations.filter((row) => row.flags.length === 0);
  return (
    <div className="mx-auto grid max-w-320 gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="lg:col-span-2">
        <Counts board={board} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <List title="Needs a look" empty="Nothing needs a look right now.">
          {flagged.map((row) => (
            <ChainItem key={row.conversation.id} row={row} now={props.now} onOpen={props.onOpen} />
          ))}
        </List>
        <List title="Running" empty="No other conversation is open.">
          {calm.map((row) => (
            <ChainItem key={row.conversation.id} row={row} now={props.now} onOpen={props.onOpen} />
          ))}
        </List>
      </div>
      <Operators operators={board.operators} />
    </div>
  );
}

/** What a supervisor can still change comes first: somebody waits. */
const weights = { waiting_long: 16, returned: 8, looped: 4, refused: 2, retried: 1 };
const weight = (row: ChainRow) => row.flags.reduce((sum, flag) => sum + weights[flag], 0);

function Counts({ board }: { board: Board }) {
  const { counts, queue } = board;
  const longest = queue.waiting > 0 ? `longest ${duration(queue.longestWaitSec)}` : 'nobody waits';
  const online = board.operators.filter((person) => person.state === 'online').length;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      <Count
        label="With an agent"
        value={counts.withAgent}
        kind="agent"
        note={`of ${counts.open} open`}
      />
      <Count label="In the queue" value={counts.inQueue} kind="queue" note={longest} />
      <Count
        label="With an operator"
        value={counts.withOperator}
        kind="operator"
        note={`${online} online`}
      />
      <Count label="Resolved today" value={counts.resolvedToday} kind="nobody" />
      <Count label="Handoffs today" value={counts.handoffsToday} />
      <Count
        label="Returned today"
        value={counts.returnedToday}
        note={counts.handoffsToday > 0 ? share(counts.returnedToday, counts.handoffsToday) : ''}
        warn={counts.returnedToday > 0}
      />
    </dl>
  );
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} % of handoffs`;

function Count(props: {
  label: string;
  value: number;
  kind?: 'agent' | 'queue' | 'operator' | 'nobody';
  note?: string;
  warn?: boolean;
}) {
  return (
    <div className="rounded-10 border border-line bg-surface-1 px-4 py-3">
      <dt className="flex min-h-5 items-center gap-2 text-12 text-ink-2">
        {props.kind && <HolderMark kind={props.kind} size="sm" />}
        {props.label}
      </dt>
      <dd className={join('mt-1 text-28 font-semibold', props.warn && 'text-danger')}>
        {props.value}
      </dd>
      <dd className="min-h-4 text-12 text-ink-3">{props.note}</dd>
    </div>
  );
}

function List(props: { title: string; empty: string; children: React.ReactNode[] }) {
  return (
    <section className="overflow-hidden rounded-10 border border-line bg-surface-1">
      <h2 className="flex justify-between border-b border-line px-4 py-2.5 text-13 font-semibold">
        {props.title}
        <span className="font-normal text-ink-3">{props.children.length}</span>
      </h2>
      {props.children.length === 0 ? (
        <p className="px-4 py-4 text-13 text-ink-2">{props.empty}</p>
      ) : (
        <ul>{props.children}</ul>
      )}
    </section>
  );
}

const states = {
  online: { word: 'online', look: 'bg-operator' },
  away: { word: 'away', look: 'bg-queue' },
  offline: { word: 'offline', look: 'bg-line-strong' },
};

function Operators({ operators }: { operators: PresenceView[] }) {
  return (
    <section className="self-start overflow-hidden rounded-10 border border-line bg-surface-1">
      <h2 className="border-b border-line px-4 py-2.5 text-13 font-semibold">Operators</h2>
      {operators.length === 0 ? (
        <Empty icon="person" title="No operators yet" />
      ) : (
        <ul>
          {operators.map((person) => (
            <li
              key={person.operatorId}
              className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0"
            >
              <span
                aria-hidden="true"
                className={join('size-2 shrink-0 rounded-full', states[person.state].look)}
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-14">
                  <bdi>{person.name}</bdi>
                </span>
                <span className="block text-12 text-ink-3">{states[person.state].word}</span>
              </span>
              <Load load={person.load} capacity={person.capacity} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One square a conversation that the operator can hold; the filled ones are held. */
function Load(props: { load: number; capacity: number }) {
  const places = Array.from(
    { length: Math.min(8, Math.max(props.capacity, props.load)) },
    (_, i) => i,
  );
  return (
    <span className="flex items-center gap-2 text-12 text-ink-2">
      <span aria-hidden="true" className="flex gap-0.5">
        {places.map((place) => (
          <span
            key={place}
            className={join(
              'size-2.5 rounded-[3px]',
              place < props.load ? 'bg-operator' : 'bg-surface-3',
            )}
          />
        ))}
      </span>
      {props.load} of {props.capacity}
    </span>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the board" className="grid gap-3 p-4 sm:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-24 w-full" />
      ))}
    </div>
  );
}
