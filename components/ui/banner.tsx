import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { join } from './join.ts';

const tones = {
  info: { look: 'bg-surface-2 text-ink-2', icon: 'chat' },
  offline: { look: 'bg-queue-soft text-queue', icon: 'cloudOff' },
  warning: { look: 'bg-queue-soft text-queue', icon: 'warning' },
  danger: { look: 'bg-danger-soft text-danger', icon: 'warning' },
  good: { look: 'bg-operator-soft text-operator', icon: 'check' },
} as const satisfies Record<string, { look: string; icon: IconName }>;

/** One line about the state of the page, and at most one thing to do about it. */
export function Banner(props: {
  tone?: keyof typeof tones;
  children: ReactNode;
  action?: ReactNode;
}) {
  const tone = tones[props.tone ?? 'info'];
  return (
    <div
      role={props.tone === 'danger' ? 'alert' : 'status'}
      className={join(
        'flex items-center gap-2 px-4 py-2 text-13 forced-colors:border-y',
        tone.look,
      )}
    >
      <Icon name={tone.icon} />
      <span className="min-w-0 flex-1">{props.children}</span>
      {props.action}
    </div>
  );
}
