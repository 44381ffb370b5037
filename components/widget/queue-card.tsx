import { useState } from 'react';
import type { ConversationView } from '../../server/protocol/entities.ts';
import { clock, waitRange } from '../chat/time.ts';
import { fill } from '../chat/words/fill.ts';
import type { Speech } from '../chat/words/load.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LeaveEmail } from './leave-email.tsx';

export interface QueueCardProps {
  conversation: ConversationView;
  speech: Speech;
  onCancel: () => Promise<boolean>;
  onEmail: (email: string) => Promise<boolean>;
}

/** Waiting for a person: the place in line, an honest range with its time, and two ways out. */
export function QueueCard(props: QueueCardProps) {
  const { conversation, speech } = props;
  const { words } = speech;
  const [leaving, setLeaving] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const [mailing, setMailing] = useState(false);
  const parked = conversation.ticket?.status === 'parked';
  const cancel = async () => {
    setLeaving(true);
    await props.onCancel();
    setLeaving(false);
  };
  return (
    <section
      aria-label={words.waitingPerson}
      className="flex flex-col gap-2 border-b border-line bg-queue-soft px-4 py-3"
    >
      <div className="flex items-start gap-2.5">
        <Icon name="hourglass" className="mt-0.5 size-4 text-queue" />
        <div className="min-w-0 flex-1">
          <h2 className="text-14 font-semibold">{parked ? words.parkedTitle : words.queueTitle}</h2>
          {parked ? <p className="text-13 text-ink-2">{words.parkedText}</p> : <Place {...props} />}
        </div>
      </div>
      {email ? (
        <p role="status" className="flex gap-2 text-13 text-ink-2">
          <Icon name="check" className="mt-0.5 size-4 text-operator" />
          <span className="min-w-0 wrap-anywhere">{fill(words.emailSaved, { email })}</span>
        </p>
      ) : (
        mailing && (
          <LeaveEmail
            words={words}
            onSave={async (address) => {
              const saved = await props.onEmail(address);
              if (saved) setEmail(address);
              return saved;
            }}
          />
        )
      )}
      <div className="-ms-2 flex flex-wrap gap-x-1">
        {!parked && (
          <Button tone="quiet" size="touch" icon="back" busy={leaving} onClick={cancel}>
            {words.backToAssistant}
          </Button>
        )}
        {!email && !mailing && (
          <Button tone="quiet" size="touch" icon="mail" onClick={() => setMailing(true)}>
            {words.leaveEmail}
          </Button>
        )}
      </div>
    </section>
  );
}

function Place({ conversation, speech }: QueueCardProps) {
  const { words } = speech;
  const { queue } = conversation;
  if (!queue) return <p className="text-13 text-ink-2">{words.asking}</p>;
  return (
    <p role="status" className="text-13 text-ink-2">
      <span className="font-medium text-ink">
        {fill(words.queuePosition, { n: queue.position })}
      </span>
      {' · '}
      {waitRange(queue.waitSeconds, words, speech.locale)}
      {' · '}
      <span className="whitespace-nowrap text-ink-2">
        {fill(words.asOf, { time: clock(queue.asOf, speech) })}
      </span>
    </p>
  );
}
