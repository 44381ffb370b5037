'use client';

import { useEffect, useMemo, useState } from 'react';
import { hasEarlier, seenUpTo, waitingEntries } from '../chat/chat-state.ts';
import { Composer } from '../chat/composer.tsx';
import type { Outcome } from '../chat/customer-actions.ts';
import { Transcript } from '../chat/transcript.tsx';
import type { Words } from '../chat/words/en.ts';
import { Banner } from '../ui/banner.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatLoading } from './chat-loading.tsx';
import { FactsCard } from './facts-card.tsx';
import { Greeting } from './greeting.tsx';
import { LinkBanner } from './link-banner.tsx';
import { QueueCard } from './queue-card.tsx';
import { type Leg, ResolvedCard } from './resolved-card.tsx';
import type { LiveChat } from './use-chat.ts';

export interface ChatProps {
  live: LiveChat;
  /** False while the frame is closed: nothing is marked as read then. */
  visible: boolean;
  onClose?: (() => void) | undefined;
}

/** The customer's whole chat. It fills its parent. */
export function Chat({ live, visible, onClose }: ChatProps) {
  const { session, storage, state, speech } = live;
  const outgoing = useMemo(() => waitingEntries(state), [state]);
  const [asked, setAsked] = useState(0);
  const [problem, setProblem] = useState(false);
  const { lastSeq } = state.thread;

  useEffect(() => {
    const read = () => {
      if (visible && document.visibilityState === 'visible' && lastSeq > 0) session?.markRead();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [session, visible, lastSeq]);

  if (!session || !storage || !speech) return <ChatLoading onClose={onClose} />;

  const { words } = speech;
  const { conversation, thread } = state;
  const done = async (work: Promise<Outcome>) => {
    const { ok } = await work;
    setProblem(!ok);
    return ok;
  };
  const { actions } = session;
  const waiting =
    conversation?.holder.kind === 'queue' || conversation?.ticket?.status === 'parked';
  const empty = thread.messages.length === 0 && outgoing.length === 0;
  const resolved = conversation?.status === 'resolved' && outgoing.length === 0;

  return (
    <div
      dir={speech.direction}
      lang={speech.language}
      className="flex h-full min-h-0 flex-col bg-paper text-ink"
    >
      <ChatHeader
        conversation={conversation}
        words={words}
        onHuman={() => done(actions.requestHuman())}
        onClose={onClose}
      />
      <LinkBanner link={state.link} words={words} />
      {problem && <Problem words={words} onClose={() => setProblem(false)} />}
      {conversation && waiting && (
        <QueueCard
          conversation={conversation}
          speech={speech}
          onCancel={() => done(actions.cancelHuman())}
          onEmail={async (email) => (await actions.leaveContact(email)).ok}
        />
      )}
      {conversation && (
        <FactsCard
          facts={conversation.knownFacts}
          verified={state.verified}
          speech={speech}
          onCorrect={async (id, value) => (await actions.correctFact(id, value)).ok}
        />
      )}
      {conversation || outgoing.length > 0 ? (
        <Transcript
          viewer="customer"
          speech={speech}
          messages={thread.messages}
          streams={thread.streams}
          outgoing={outgoing}
          typing={state.typing}
          seenSeq={seenUpTo(state)}
          facts={conversation?.knownFacts ?? []}
          earlier={{
            more: hasEarlier(state),
            busy: state.loadingEarlier,
            load: () => void session.loadEarlier(),
          }}
          top={empty && <Greeting words={words} onPick={(text) => session.send(text)} />}
          bottom={
            resolved && (
              <ResolvedCard
                key={conversation.id}
                words={words}
                legs={legsToRate(live)}
                onRate={async (leg, score, comment) => {
                  const { ok } = await actions.rate(leg, score, comment);
                  if (ok) storage.write(`rated:${conversation.id}:${leg}`, String(score));
                  return ok;
                }}
                onNew={() => {
                  setAsked(asked + 1);
                  void session.startNew();
                }}
              />
            )
          }
          onRetry={session.retry}
          onDiscard={session.discard}
        />
      ) : (
        <div className="flex-1" />
      )}
      <Composer
        words={words}
        draft={storage.read('draft') ?? ''}
        onDraft={(text) => storage.write('draft', text || null)}
        onSend={(text) => session.send(text)}
        onTyping={session.typing}
        hint={resolved ? words.reopenHint : words.composerHint}
        {...(visible ? { focusKey: asked } : {})}
        disabled={state.link === 'refused'}
      />
    </div>
  );
}

function Problem({ words, onClose }: { words: Words; onClose: () => void }) {
  return (
    <Banner
      tone="danger"
      action={
        <button type="button" className="min-h-11 px-2 font-medium underline" onClick={onClose}>
          OK
        </button>
      }
    >
      {words.problem}
    </Banner>
  );
}

/** A machine and a person are rated apart, each once. */
function legsToRate({ storage, state }: LiveChat): Leg[] {
  const kinds = new Set(state.thread.messages.map((one) => one.author.kind));
  const legs: Leg[] = [];
  if (kinds.has('agent')) legs.push('ai');
  if (kinds.has('operator')) legs.push('human');
  return legs.filter((leg) => !storage?.read(`rated:${state.conversation?.id}:${leg}`));
}
