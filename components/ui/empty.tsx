import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Nothing to show, said as a fact, with what can be done next. */
export function Empty(props: {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-10 text-center">
      <span className="grid size-10 place-items-center rounded-full bg-surface-2 text-ink-3">
        <Icon name={props.icon ?? 'check'} className="size-5" />
      </span>
      <p className="text-14 font-medium text-ink">{props.title}</p>
      {props.children && <div className="max-w-prose text-13 text-ink-2">{props.children}</div>}
      {props.action && <div className="mt-2">{props.action}</div>}
    </div>
  );
}
