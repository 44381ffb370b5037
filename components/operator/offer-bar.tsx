import { useEffect } from 'react';
import type { OfferView } from '../../server/protocol/entities.ts';
import { secondsSince } from '../console/time.ts';
import { useNow } from '../console/use-now.ts';
import { reasonWord } from '../console/words.ts';
import { Button } from '../ui/button.tsx';
import { HolderMark } from '../ui/holder-badge.tsx';

/** A ticket that the queue holds for me for some seconds. It floats: nothing under it moves. */
export function OfferBar(props: {
  offer: OfferView;
  busy: string | null;
  onAccept: () => void;
  onDecline: () => void;
  onOver: () => void;
}) {
  const { offer, onOver } = props;
  const now = useNow(500);
  const left = Math.max(0, Math.ceil(-secondsSince(offer.expiresAt, now)));
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  const name = offer.ticket.customerName ?? 'A visitor';
  return (
    <section
      aria-label={`Offer: ${offer.ticket.number}`}
      className="fixed inset-x-3 top-25 z-30 animate-rise rounded-16 border border-queue bg-surface-1 p-4 shadow-float lg:inset-x-auto lg:start-3 lg:top-auto lg:bottom-3 lg:w-[15.5rem] xl:w-[18.5rem]"
    >
      <div className="flex items-start gap-3">
        <HolderMark kind="queue" />
        <div className="min-w-0 flex-1">
          <p role="alert" className="text-14 font-medium">
            <bdi>{name}</bdi> waits for you
          </p>
          <p dir="auto" className="mt-0.5 line-clamp-2 text-13 text-ink-2 wrap-anywhere">
            {offer.ticket.firstLine}
          </p>
          <p className="mt-1 text-12 text-ink-3">
            {offer.ticket.number} · {reasonWord(offer.ticket.reason)}
          </p>
        </div>
        <span className="text-13 font-semibold text-queue" role="timer" aria-label="Seconds left">
          {left} s
        </span>
      </div>
      <div className="mt-3 flex gap-2">
        <Button size="sm" tone="primary" busy={props.busy === 'accept'} onClick={props.onAccept}>
          Accept
        </Button>
        <Button size="sm" busy={props.busy === 'decline'} onClick={props.onDecline}>
          Decline
        </Button>
      </div>
    </section>
  );
}
