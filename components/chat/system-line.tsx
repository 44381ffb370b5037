import type { FactView, Holder, Message, SystemEvent } from '../../server/protocol/entities.ts';
import { BatonLine } from '../ui/baton-line.tsx';
import { HolderMark } from '../ui/holder-badge.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';
import { authorLabel, knownThen } from './names.ts';
import type { Speech } from './words/load.ts';

const icons: Partial<Record<SystemEvent['event'], [IconName, string]>> = {
  handoff_returned: ['retry', 'text-ink-3'],
  human_requested: ['person', 'text-ink-3'],
  human_queued: ['hourglass', 'text-queue'],
  human_joined: ['person', 'text-operator'],
  human_left: ['person', 'text-ink-3'],
  ticket_created: ['page', 'text-queue'],
  resolved: ['check', 'text-nobody'],
  reopened: ['retry', 'text-ink-3'],
};

interface LineProps {
  event: SystemEvent;
  text: string;
  speech: Speech;
  facts: FactView[];
  moving: boolean;
}

/** What happened to the conversation, small and centred; a handoff passes its bead along the line. */
export function SystemLines(props: {
  messages: Message[];
  speech: Speech;
  facts?: FactView[];
  /** Nothing came after these yet: a handoff without its end is still moving. */
  latest: boolean;
}) {
  const done = new Set(
    props.messages.flatMap((one) =>
      one.event && one.event.event !== 'handoff_started' ? [one.event.handoff_id] : [],
    ),
  );
  return (
    <div className="flex flex-col items-stretch gap-1 py-1">
      {props.messages.map((message) =>
        message.event ? (
          <Line
            key={message.id}
            event={message.event}
            text={message.text}
            speech={props.speech}
            facts={props.facts ?? []}
            moving={props.latest && !done.has(message.event.handoff_id)}
          />
        ) : (
          <Plain key={message.id} text={message.text} />
        ),
      )}
    </div>
  );
}

function Line(props: LineProps) {
  const { event, text, moving } = props;
  if (event.event === 'handoff_started') {
    return <Plain text={text} baton={moving} />;
  }
  if (event.event === 'handoff_completed') return <Divider {...props} />;
  const [icon, colour] = icons[event.event] ?? ['chat', 'text-ink-3'];
  return <Plain text={text} icon={icon} colour={colour} />;
}

function Plain(props: { text: string; icon?: IconName; colour?: string; baton?: boolean }) {
  return (
    <p className="mx-auto max-w-[90%] text-center text-12 text-balance text-ink-3">
      {props.icon && (
        <Icon name={props.icon} className={join('me-1.5 size-3.5 align-[-0.2em]', props.colour)} />
      )}
      <bdi className="wrap-anywhere">{props.text}</bdi>
      {props.baton && (
        <span className="ms-2 inline-block w-8 align-middle">
          <BatonLine to="agent" moving className="w-8" />
        </span>
      )}
    </p>
  );
}

/** "Triage → Billing · knows A-7781, lamp, arrived broken" */
function Divider({ event, text, speech, facts }: LineProps) {
  const { words } = speech;
  const kind: Holder['kind'] = event.target_agent === 'human' ? 'operator' : 'agent';
  const known = knownThen(facts, event.at, speech);
  return (
    <div className="py-1 text-12 text-ink-3">
      <p className="flex items-center gap-2">
        <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-line" />
        <span className="sr-only">{text}</span>
        {event.source_agent && (
          <bdi aria-hidden="true" className="truncate">
            {authorLabel(event.source_agent, words)}
          </bdi>
        )}
        <BatonLine to={kind} className="w-8 shrink-0" />
        <span aria-hidden="true" className="inline-flex min-w-0 items-center gap-1 ps-1">
          <HolderMark kind={kind} size="sm" />
          <bdi className="truncate font-medium text-ink-2">
            {authorLabel(event.target_agent ?? '', words)}
          </bdi>
        </span>
        <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-line" />
      </p>
      {known && (
        <p className="mx-auto mt-0.5 max-w-[85%] truncate text-center">
          {words.knows.replace('{facts}', known)}
        </p>
      )}
    </div>
  );
}
