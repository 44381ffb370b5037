import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { join } from './join.ts';

const tones = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  secondary: 'bg-surface-1 text-ink border-line-strong/70 hover:bg-surface-2',
  quiet: 'bg-transparent text-accent border-transparent hover:bg-accent-soft',
  danger: 'bg-surface-1 text-danger border-danger hover:bg-danger-soft',
} as const;

/** `lg` and the narrower `touch` are 44 px targets for customers; `sm` is for the dense consoles. */
const sizes = {
  sm: 'min-h-8 px-2.5 text-13 gap-1.5 rounded-6',
  md: 'min-h-9 px-3.5 text-14 gap-2 rounded-10',
  touch: 'min-h-11 px-3 text-13 gap-1.5 rounded-10',
  lg: 'min-h-11 px-4 text-14 gap-2 rounded-10',
} as const;

const frame =
  'inline-flex items-center justify-center border font-medium transition-colors select-none ' +
  'disabled:opacity-50 disabled:pointer-events-none forced-colors:border-[ButtonBorder]';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className'>;

export interface ButtonProps extends Native {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  icon?: IconName;
  /** Waiting for an answer: it cannot be pressed again and says so to screen readers. */
  busy?: boolean;
  wide?: boolean;
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const { tone = 'secondary', size = 'md', icon, busy, wide, children, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={join(frame, tones[tone], sizes[size], wide && 'w-full')}
    >
      {icon && <Icon name={icon} mirror={icon === 'arrow' || icon === 'back'} />}
      <span className={join('min-w-0', busy && 'animate-breathe')}>{children}</span>
    </button>
  );
}

const squares = { sm: 'size-8 rounded-6', md: 'size-9 rounded-10', lg: 'size-11 rounded-10' };

export interface IconButtonProps extends Native {
  icon: IconName;
  /** What it does, in words: there is no other text. */
  label: string;
  tone?: keyof typeof tones;
  size?: keyof typeof squares;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, tone = 'quiet', size = 'md', ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={join(frame, 'shrink-0', tones[tone], squares[size])}
    >
      <Icon name={icon} className="size-5" mirror={icon === 'arrow' || icon === 'back'} />
    </button>
  );
}
