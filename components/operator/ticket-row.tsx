import type { QueuedTicket } from '../../server/protocol/entities.ts';
import { duration, passed, secondsSince } from '../console/time.ts';
import { WaitRing } from '../console/wait-ring.tsx';
import { languageWord, reasonWord } from '../console/words.ts';
import { Button } from '../ui/button.tsx';
import { HolderBadge } from '../ui/holder-badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';
import type { Waiting } from './queue.ts';

const frame = (open: boolean) =>
  join(
    'relative border-s-3 px-4 py-2.5 ps-[0.8125rem]',
    open ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-surface-2',
  );

/** A conversation that I hold. */
export function MineRow(props: {
  ticket: QueuedTicket;
  now: number;
  unread: number;
  open: boolean;
  onOpen: () => void;
}) {
  const { ticket, unread } = props;
  return (
    <li className={frame(props.open)}>
      <Summary ticket={ticket} open={props.open} onOpen={props.onOpen}>
        {unread > 0 && (
          <span className="shrink-0 rounded-full bg-accent px-1.5 text-12 font-semibold text-on-accent">
            {unread}
            <span className="sr-only"> new</span>
          </span>
        )}
      </Summary>
      <div className="mt-1.5 flex items-center gap-2 text-12 text-ink-3">
        <HolderBadge kind="operator" label="You" />
        <span>{ticket.number}</span>
        <Language ticket={ticket} />
      </div>
    </li>
  );
}

/** A conversation that waits for a person, or did: a row that is gone says who has it. */
export function WaitingRow(props: {
  row: Waiting;
  now: number;
  open: boolean;
  claiming: boolean;
  onOpen: () => void;
  onClaim: () => void;
}) {
  const { ticket, gone } = props.row;
  const share = passed(ticket.waitingSince, ticket.slaAt, props.now);
  const waited = duration(secondsSince(ticket.waitingSince, props.now));
  return (
    <li className={join(frame(props.open), gone && 'opacity-60')}>
      <Summary ticket={ticket} open={props.open} onOpen={props.onOpen}>
        {!gone && (
          <span
            className={join(
              'flex shrink-0 items-center gap-1.5 text-12',
              share >= 1 ? 'font-semibold text-danger' : 'text-ink-2',
            )}
          >
            {waited}
            <span className="sr-only">{share >= 1 ? 'waiting, late' : 'waiting'}</span>
            <WaitRing share={share} className="size-4" />
          </span>
        )}
      </Summary>
      {gone ? (
        <p className="mt-1.5 text-12 text-ink-2">
          {ticket.assignee ? `${ticket.assignee.name} has it` : 'No longer waiting'}
        </p>
      ) : (
        <div className="mt-1.5 flex items-end justify-between gap-2">
          <div className="flex min-w-0 flex-col gap-1 text-12 text-ink-3">
            <span className="flex items-center gap-2">
              <HolderBadge kind="queue" label={ticket.number} />
              <Language ticket={ticket} />
            </span>
            <Why ticket={ticket} />
          </div>
          <span className="relative shrink-0">
            <Button
              size="sm"
              busy={props.claiming}
              onClick={props.onClaim}
              aria-label={`Claim ${ticket.number}`}
            >
              Claim
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}

/** Why it is here, and why it ranks before others. */
function Why({ ticket }: { ticket: QueuedTicket }) {
  return (
    <span className="truncate">
      {ticket.rankWhy && (
        <span className="font-semibold text-queue">
          <Icon name="warning" className="me-1 size-3 align-[-1px]" />
          {sentence(ticket.rankWhy)} ·{' '}
        </span>
      )}
      {reasonWord(ticket.reason)}
    </span>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Language({ ticket }: { ticket: QueuedTicket }) {
  return ticket.language === 'en' ? null : <span>{languageWord(ticket.language)}</span>;
}

/** Name and first line; the whole row is the target. */
function Summary(props: {
  ticket: QueuedTicket;
  open: boolean;
  onOpen: () => void;
  children: React.ReactNode;
}) {
  const { ticket } = props;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          onClick={props.onOpen}
          aria-current={props.open ? 'true' : undefined}
          className="min-w-0 truncate text-start text-14 font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <bdi>{ticket.customerName ?? 'Visitor'}</bdi>
        </button>
        {props.children}
      </div>
      <p dir="auto" className="mt-0.5 line-clamp-2 text-start text-13 text-ink-2 wrap-anywhere">
        {ticket.firstLine}
      </p>
    </>
  );
}
