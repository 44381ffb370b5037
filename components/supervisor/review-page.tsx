import { useState } from 'react';
import { SaidHere } from '../console/said.tsx';
import type { Link, SupervisorWire } from '../console/socket.ts';
import { useAct } from '../console/use-act.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { join } from '../ui/join.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { defaultStep } from './path.ts';
import { PathSpine } from './path-spine.tsx';
import { ReviewHeader } from './review-header.tsx';
import { StepDetail } from './step-detail.tsx';
import { type Review, useChain } from './use-chain.ts';
import { Whisper } from './whisper.tsx';

type Tab = 'path' | 'detail' | 'transcript';

/** One conversation: its path as the spine, and beside it what travelled or what was said. */
export function ReviewPage(props: {
  id: string;
  wire: SupervisorWire | null;
  link: Link;
  onLeave: () => void;
}) {
  const { id, wire, link } = props;
  const { review, thread, read } = useChain(wire, link, id);
  const { busy, problem, act, forget } = useAct();
  if (review.status === 'loading') return <Loading />;
  if (review.status === 'failed') {
    return (
      <Empty
        icon="warning"
        title="This conversation did not open"
        action={<Button onClick={read}>Try again</Button>}
      >
        {review.why}
      </Empty>
    );
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ReviewHeader
        review={review}
        busy={busy === 'takeover'}
        onLeave={props.onLeave}
        onTakeover={async () => {
          const done = await act('takeover', async () =>
            wire?.ask('conversation:takeover', { conversationId: id }),
          );
          if (done) window.location.assign(`/operator?c=${encodeURIComponent(id)}`);
        }}
      />
      {problem && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" tone="quiet" onClick={forget}>
              Dismiss
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
      <Columns
        review={review}
        messages={thread.messages}
        whispering={busy === 'whisper'}
        onWhisper={(text) =>
          act('whisper', async () => {
            await wire?.ask('whisper:send', { conversationId: id, text });
            await read();
          })
        }
      />
    </div>
  );
}

function Columns(props: {
  review: Extract<Review, { status: 'ready' }>;
  messages: ReturnType<typeof useChain>['thread']['messages'];
  whispering: boolean;
  onWhisper: (text: string) => Promise<boolean>;
}) {
  const { review } = props;
  const { chain, file, conversation } = review;
  const [picked, setPicked] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>('path');
  const step = chain.find((entry) => entry.id === (picked ?? defaultStep(chain)));
  const beside = tab === 'transcript' ? 'transcript' : 'detail';
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
      <Tabs tab={tab} onPick={setTab} />
      <section
        aria-label="Path of the conversation"
        className={join(
          'min-h-0 flex-1 overflow-y-auto border-e border-line bg-surface-1 lg:row-span-2 lg:row-start-1 lg:block',
          tab !== 'path' && 'hidden',
        )}
      >
        {chain.length === 0 ? (
          <Empty icon="swap" title="It has not moved yet">
            {conversation.holderLabel || conversation.holder.name} has held it from the start.
          </Empty>
        ) : (
          <PathSpine
            chain={chain}
            picked={step?.id ?? null}
            onPick={(id) => {
              setPicked(id);
              setTab('detail');
            }}
          />
        )}
      </section>
      <section
        aria-label={beside === 'transcript' ? 'Transcript' : 'What travelled'}
        className={join(
          'min-h-0 flex-1 flex-col lg:col-start-2 lg:row-start-2 lg:flex',
          tab === 'path' ? 'hidden' : 'flex',
          beside === 'detail' && 'overflow-y-auto bg-surface-1',
        )}
      >
        {beside === 'transcript' ? (
          <>
            <SaidHere
              messages={props.messages}
              notes={file.notes}
              facts={file.facts}
              me=""
              customerName={file.customer?.name ?? 'Visitor'}
            />
            <Whisper
              holder={conversation.holder.kind}
              busy={props.whispering}
              onSend={props.onWhisper}
            />
          </>
        ) : step ? (
          <StepDetail key={step.id} entry={step} />
        ) : (
          <Empty icon="page" title="Nothing has travelled yet" />
        )}
      </section>
    </div>
  );
}

const tabs: { id: Tab; label: string; narrow: boolean }[] = [
  { id: 'path', label: 'Path', narrow: true },
  { id: 'detail', label: 'What travelled', narrow: false },
  { id: 'transcript', label: 'Transcript', narrow: false },
];

/** On a wide screen the path is always there and these choose what stands beside it. */
function Tabs(props: { tab: Tab; onPick: (tab: Tab) => void }) {
  return (
    <nav
      aria-label="Parts of the conversation"
      className="flex shrink-0 border-b border-line bg-surface-1 px-2 lg:col-start-2 lg:row-start-1"
    >
      {tabs.map((one) => {
        const wide = one.id === 'detail' && props.tab === 'path';
        const here = one.id === props.tab;
        return (
          <button
            key={one.id}
            type="button"
            aria-current={here ? 'true' : undefined}
            onClick={() => props.onPick(one.id)}
            className={join(
              '-mb-px min-h-10 flex-1 border-b-2 px-2 text-13 font-medium lg:flex-none',
              here ? 'border-accent text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              wide && 'lg:border-accent lg:text-ink',
              one.narrow && 'lg:hidden',
            )}
          >
            {one.label}
          </button>
        );
      })}
    </nav>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the conversation" className="flex flex-col gap-4 p-4">
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-20 w-full max-w-96" />
      <Skeleton className="h-20 w-full max-w-96" />
      <Skeleton className="h-20 w-full max-w-96" />
    </div>
  );
}
