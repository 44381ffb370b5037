import { type FormEvent, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { inputLook } from '../ui/field.tsx';
import { join } from '../ui/join.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChainItem } from './chain-item.tsx';
import type { Filter } from './chains.ts';
import type { useChains } from './use-review.ts';

/** Every conversation, newest first, narrowed by what happened to it. */
export function ChainList(props: {
  list: ReturnType<typeof useChains>;
  now: number;
  onOpen: (conversationId: string) => void;
}) {
  const { chains, setFilter, more, retry, showFresh } = props.list;
  return (
    <div className="mx-auto flex max-w-240 flex-col gap-4 p-4">
      <Filters filter={chains.filter} onFilter={setFilter} />
      {chains.why && (
        <div className="overflow-hidden rounded-10">
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            }
          >
            {chains.why}
          </Banner>
        </div>
      )}
      {chains.fresh.length > 0 && (
        <Button size="sm" tone="quiet" icon="retry" onClick={showFresh}>
          {chains.fresh.length === 1
            ? '1 new conversation'
            : `${chains.fresh.length} new conversations`}
        </Button>
      )}
      {chains.status === 'loading' && <Loading />}
      {chains.status === 'ready' && (
        <section
          aria-label="Conversations"
          className="overflow-hidden rounded-10 border border-line bg-surface-1"
        >
          {chains.rows.length === 0 ? (
            <Empty icon="search" title="No conversation matches">
              Change the filter, or wait for the first customer to write.
            </Empty>
          ) : (
            <ul>
              {chains.rows.map((row) => (
                <ChainItem
                  key={row.conversation.id}
                  row={row}
                  now={props.now}
                  onOpen={props.onOpen}
                />
              ))}
            </ul>
          )}
        </section>
      )}
      {chains.status === 'ready' && chains.cursor && <Button onClick={more}>Show more</Button>}
    </div>
  );
}

const kinds = [
  { id: 'all', label: 'All' },
  { id: 'returned', label: 'Returned' },
  { id: 'human', label: 'To a person' },
  { id: 'looped', label: 'In a circle' },
] as const;
const statuses = [
  { id: null, label: 'Open and resolved' },
  { id: 'open', label: 'Open' },
  { id: 'resolved', label: 'Resolved' },
] as const;

function Filters(props: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { filter, onFilter } = props;
  const [text, setText] = useState(filter.text ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const { text: _, ...rest } = filter;
    onFilter(text.trim() ? { ...rest, text: text.trim() } : rest);
  };
  return (
    <form onSubmit={search} className="flex flex-wrap items-center gap-3" aria-label="Filter">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">What happened</legend>
        {kinds.map((kind) => {
          const on = (filter.kind ?? 'all') === kind.id;
          return (
            <button
              key={kind.id}
              type="button"
              aria-pressed={on}
              onClick={() => onFilter({ ...filter, kind: kind.id })}
              className={join(
                'min-h-8 rounded-full border px-3 text-13 font-medium',
                on
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'border-line-strong bg-surface-1 text-ink-2 hover:text-ink',
              )}
            >
              {kind.label}
            </button>
          );
        })}
      </fieldset>
      <select
        aria-label="Status"
        value={filter.status ?? ''}
        onChange={(event) => {
          const { status: _, ...rest } = filter;
          const status = statuses.find((one) => one.id === event.target.value)?.id;
          onFilter(status ? { ...rest, status } : rest);
        }}
        className="min-h-8 rounded-6 border border-line-strong bg-surface-1 px-2 text-13"
      >
        {statuses.map((one) => (
          <option key={one.label} value={one.id ?? ''}>
            {one.label}
          </option>
        ))}
      </select>
      <div className="flex w-full gap-2 sm:ms-auto sm:w-80">
        <input
          type="search"
          aria-label="Search in conversations"
          placeholder="Name, words or ticket"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={inputLook.replace('min-h-11', 'min-h-9')}
        />
        <Button type="submit" icon="search">
          Search
        </Button>
      </div>
    </form>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the conversations" className="flex flex-col gap-3">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-20 w-full" />
      ))}
    </div>
  );
}
