'use client';

import { useEffect, useState } from 'react';
import { useAddress } from '../console/address.ts';
import { Notices } from '../console/notices.tsx';
import { showMessage } from '../console/said.tsx';
import { Shell } from '../console/shell.tsx';
import { connectOperator } from '../console/socket.ts';
import { useMe } from '../console/use-me.ts';
import { useNotices } from '../console/use-notices.ts';
import { useWire } from '../console/use-wire.ts';
import { join } from '../ui/join.ts';
import { Availability } from './availability.tsx';
import { standing } from './case.ts';
import { CasePane } from './case-pane.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { Moves } from './moves.tsx';
import { OfferBar } from './offer-bar.tsx';
import { type Pane, PaneTabs } from './pane-tabs.tsx';
import { QueuePane } from './queue-pane.tsx';
import { useDesk } from './use-desk.ts';

const column = (shown: boolean) =>
  join('min-h-0 min-w-0 flex-col lg:flex', shown ? 'flex' : 'hidden');

/** The operator's page: queue, conversation and case side by side, or one at a time. */
export function Operator() {
  const { wire, link } = useWire(connectOperator);
  const me = useMe(link);
  const { get, go } = useAddress();
  const id = get('c');
  const [pane, setPane] = useState<Pane>('conversation');
  const { notices, tell, close } = useNotices();
  const open = (conversationId: string | null) => {
    if (conversationId !== id) go({ c: conversationId });
    setPane(conversationId ? 'conversation' : 'queue');
  };
  const desk = useDesk(wire, link, id, open);
  const { queue, opened, deciding, moving } = desk;
  useEffect(() => wire?.on('alert', tell), [wire, tell]);
  const { problem } = desk.acting;
  useEffect(() => {
    // It floats: what was refused may have been asked from a pane that is not shown.
    if (problem) tell({ level: 'warning', message: problem });
  }, [problem, tell]);

  const shown: Pane = id ? pane : 'queue';
  const ready = opened.known.status === 'ready' ? opened.known.known : null;
  const stand = ready ? standing(ready.conversation, queue.me) : null;
  const pending = ready?.approvals.filter((one) => one.status === 'pending').length ?? 0;
  const offer = queue.offers[0];

  return (
    <Shell
      room="operator"
      me={me}
      link={link}
      aside={
        <Availability
          me={queue.me}
          busy={desk.acting.busy === 'availability'}
          onSet={desk.setAvailability}
        />
      }
    >
      <PaneTabs
        pane={shown}
        waiting={queue.waiting.filter((row) => !row.gone).length}
        unread={Object.values(queue.unread).reduce((sum, count) => sum + count, 0)}
        approvals={pending}
        opened={id !== null}
        onPick={setPane}
      />
      <main className="grid min-h-0 flex-1 lg:grid-cols-[17rem_minmax(0,1fr)_20rem] xl:grid-cols-[20rem_minmax(0,1fr)_22.5rem]">
        <h1 className="sr-only">Operator</h1>
        <div className={join(column(shown === 'queue'), 'border-e border-line bg-surface-1')}>
          <QueuePane
            queue={queue}
            problem={desk.queueProblem}
            openId={id}
            claiming={desk.acting.busy}
            onOpen={open}
            onClaim={desk.claim}
            onSettle={desk.settle}
            onRetry={desk.readQueue}
            inUse={desk.inUse}
          />
        </div>
        <div className={column(shown === 'conversation')}>
          <ConversationPane
            opened={opened.known}
            thread={opened.thread}
            me={queue.me}
            title={desk.title}
            typing={opened.typing}
            seenSeq={opened.seenSeq}
            outgoing={desk.outgoing}
            claiming={desk.acting.busy === ready?.conversation.ticket?.id}
            onClaim={() => ready?.conversation.ticket && desk.claim(ready.conversation.ticket.id)}
            onLeave={() => setPane('queue')}
            onRetryRead={opened.retry}
            onSend={desk.send}
            onNote={desk.addNote}
            onTyping={desk.tellTyping}
            onRetry={desk.retrySend}
            onDiscard={desk.discard}
          />
        </div>
        <div className={join(column(shown === 'case'), 'border-s border-line bg-surface-1')}>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <CasePane
              known={opened.known}
              name={desk.title}
              messages={opened.thread.messages}
              mayDecide={stand === 'mine'}
              deciding={deciding}
              onCite={(messageId) => {
                setPane('conversation');
                requestAnimationFrame(() => showMessage(messageId));
              }}
            />
          </div>
          {stand === 'mine' && (
            <Moves
              key={id}
              blocked={pending > 0}
              lastAgent={desk.lastAgent}
              operators={queue.operators}
              me={queue.me}
              moving={moving}
            />
          )}
        </div>
      </main>
      {offer && (
        <OfferBar
          key={offer.offerId}
          offer={offer}
          busy={desk.acting.busy}
          onAccept={() => desk.accept(offer)}
          onDecline={() => desk.decline(offer)}
          onOver={() => desk.offerOver(offer.offerId)}
        />
      )}
      <Notices notices={notices} onOpen={open} onClose={close} />
    </Shell>
  );
}
