import type { Holder } from '../../server/protocol/entities.ts';
import { Icon, type IconName } from './icon.tsx';
import { join } from './join.ts';

export type HolderKind = Holder['kind'];

/** One colour, one shape and one icon per holder, the same in all three audiences (look.md). */
export const holderLook: Record<
  HolderKind,
  { icon: IconName; text: string; soft: string; line: string; shape: string }
> = {
  agent: {
    icon: 'spark',
    text: 'text-agent',
    soft: 'bg-agent-soft',
    line: 'border-agent',
    shape: 'rounded-6',
  },
  queue: {
    icon: 'hourglass',
    text: 'text-queue',
    soft: 'bg-queue-soft',
    line: 'border-queue',
    shape: 'rounded-full',
  },
  operator: {
    icon: 'person',
    text: 'text-operator',
    soft: 'bg-operator-soft',
    line: 'border-operator',
    shape: 'rounded-full',
  },
  nobody: {
    icon: 'check',
    text: 'text-nobody',
    soft: 'bg-nobody-soft',
    line: 'border-nobody',
    shape: 'rounded-full',
  },
};

/** The shape alone; whoever draws it puts the word beside it. */
export function HolderMark(props: { kind: HolderKind; size?: 'sm' | 'md' | 'lg' }) {
  const look = holderLook[props.kind];
  const size = { sm: 'size-5', md: 'size-7', lg: 'size-10' }[props.size ?? 'md'];
  const icon = { sm: 'size-3', md: 'size-4', lg: 'size-5' }[props.size ?? 'md'];
  return (
    <span
      className={join(
        'inline-grid shrink-0 place-items-center forced-colors:border',
        size,
        look.shape,
        look.soft,
        look.text,
      )}
    >
      <Icon name={look.icon} className={icon} />
    </span>
  );
}

/** Who holds the conversation: icon, colour and word together. */
export function HolderBadge(props: { kind: HolderKind; label: string }) {
  const look = holderLook[props.kind];
  return (
    <span
      className={join(
        'inline-flex max-w-full items-center gap-1 px-2 py-0.5 text-12 font-medium',
        'forced-colors:border',
        look.shape,
        look.soft,
        look.text,
      )}
    >
      <Icon name={look.icon} className="size-3" />
      <bdi className="truncate">{props.label}</bdi>
    </span>
  );
}
