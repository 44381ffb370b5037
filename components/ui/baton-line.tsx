import { type HolderKind, holderLook } from './holder-badge.tsx';
import { join } from './join.ts';

/**
 * The thin line that passes a bead from one holder to the next. The bead travels while the handoff
 * is under way (`moving`) and rests at the receiver's end when it is done.
 */
export function BatonLine(props: {
  to: HolderKind;
  moving?: boolean;
  vertical?: boolean;
  className?: string;
}) {
  const look = holderLook[props.to];
  const bead = join('absolute size-2 rounded-full bg-current forced-colors:border', look.text);
  if (props.vertical) {
    return (
      <span
        aria-hidden="true"
        className={join('relative block w-px bg-line-strong', props.className ?? 'h-full')}
      >
        <span className={join(bead, '-start-[3.5px] bottom-0')} />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={join('relative block h-px bg-line-strong', props.className ?? 'w-10')}
    >
      <span
        className={join(
          bead,
          '-top-[3.5px] -ms-1',
          props.moving ? 'animate-pass motion-reduce:start-1/2' : 'start-full',
        )}
      />
    </span>
  );
}
