import type { PresenceView } from '../../server/protocol/entities.ts';
import { join } from '../ui/join.ts';

/** Whether new tickets are offered to me. Away still lets me claim and answer. */
export function Availability(props: {
  me: PresenceView | null;
  busy: boolean;
  onSet: (state: 'online' | 'away') => void;
}) {
  if (!props.me) return null;
  const online = props.me.state === 'online';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={online}
      aria-label="Available for new tickets"
      disabled={props.busy}
      onClick={() => props.onSet(online ? 'away' : 'online')}
      className="flex min-h-8 items-center gap-2 rounded-full border border-line-strong ps-1 pe-3 text-13 font-medium hover:bg-surface-2"
    >
      <span
        className={join(
          'flex h-5 w-8 rounded-full p-0.5 transition-colors',
          online ? 'justify-end bg-operator' : 'justify-start bg-nobody',
        )}
      >
        <span className="size-4 rounded-full bg-surface-1" />
      </span>
      {online ? 'Online' : 'Away'}
    </button>
  );
}
