import { useCallback, useEffect, useState } from 'react';
import type { ReportView } from '../../server/protocol/supervisor.ts';
import { inWords } from '../console/refusal.ts';
import type { Link, SupervisorWire } from '../console/socket.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { join } from '../ui/join.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ReportTable } from './report-table.tsx';

const names = [
  { id: 'handoffs', label: 'Handoffs' },
  { id: 'queue', label: 'Queue' },
] as const;
const spans = [
  { days: 1, label: '24 hours' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
];
const DAY_MS = 86_400_000;

type State =
  | { status: 'loading' }
  | { status: 'failed'; why: string }
  | { status: 'ready'; report: ReportView };

/** Counts over a span: the table, its bars, and what exactly is counted. */
export function ReportPage(props: { wire: SupervisorWire | null; link: Link }) {
  const { wire, link } = props;
  const [name, setName] = useState<'handoffs' | 'queue'>('handoffs');
  const [days, setDays] = useState(7);
  const [state, setState] = useState<State>({ status: 'loading' });
  const read = useCallback(async () => {
    if (!wire) return;
    setState({ status: 'loading' });
    const now = Date.now();
    try {
      const report = await wire.ask('report:read', {
        name,
        from: new Date(now - days * DAY_MS).toISOString(),
        to: new Date(now).toISOString(),
      });
      setState({ status: 'ready', report });
    } catch (thrown) {
      setState({ status: 'failed', why: inWords(thrown) });
    }
  }, [wire, name, days]);
  useEffect(() => {
    if (link === 'online') void read();
  }, [link, read]);

  return (
    <div className="mx-auto flex max-w-240 flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Choices label="Report" options={names} value={name} onPick={setName} />
        <Choices
          label="Span"
          options={spans.map(({ days: id, label }) => ({ id, label }))}
          value={days}
          onPick={setDays}
        />
      </div>
      {state.status === 'loading' && (
        <div role="status" aria-label="Loading the report">
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {state.status === 'failed' && (
        <div className="overflow-hidden rounded-10">
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={read}>
                Try again
              </Button>
            }
          >
            {state.why}
          </Banner>
        </div>
      )}
      {state.status === 'ready' && (
        <section
          aria-label="Report"
          className="overflow-hidden rounded-10 border border-line bg-surface-1"
        >
          {state.report.rows.length === 0 ? (
            <Empty icon="none" title="Nothing happened in this span">
              Choose a longer one.
            </Empty>
          ) : (
            <ReportTable report={state.report} />
          )}
          <p className="border-t border-line px-4 py-3 text-13 text-ink-2">
            <span className="font-medium text-ink">What is counted: </span>
            {state.report.definition}
          </p>
        </section>
      )}
    </div>
  );
}

function Choices<T extends string | number>(props: {
  label: string;
  options: readonly { id: T; label: string }[];
  value: T;
  onPick: (id: T) => void;
}) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === props.value}
          onClick={() => props.onPick(option.id)}
          className={join(
            'min-h-8 rounded-6 px-2.5 text-13 font-medium',
            option.id === props.value ? 'bg-surface-3 text-ink' : 'text-ink-2 hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
