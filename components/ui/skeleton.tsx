import { join } from './join.ts';

/** A quiet stand-in for what is loading. Size it with `className`; announce the wait elsewhere. */
export function Skeleton(props: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={join(
        'block animate-breathe rounded-6 bg-surface-3 forced-colors:border',
        props.className ?? 'h-4 w-full',
      )}
    />
  );
}
