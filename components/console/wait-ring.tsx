import { join } from '../ui/join.ts';

const ROUND = 100;

/** A ring that fills toward a promise; over it, it is full and in the colour of danger. */
export function WaitRing(props: { share: number; className?: string }) {
  const over = props.share >= 1;
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={join(
        '-rotate-90',
        props.className ?? 'size-5',
        over ? 'text-danger' : 'text-queue',
      )}
    >
      <circle cx="10" cy="10" r="8" fill="none" className="stroke-surface-3" strokeWidth="3" />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        pathLength={ROUND}
        strokeDasharray={`${Math.round(props.share * ROUND)} ${ROUND}`}
      />
    </svg>
  );
}
