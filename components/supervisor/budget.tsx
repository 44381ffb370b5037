const BUDGET = 2000;
const WIDTH = 64;

/** How much of what may travel was used (handoff.md H19). */
export function Budget(props: { used: number }) {
  const share = Math.min(1, props.used / BUDGET);
  const tight = share > 0.9;
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox={`0 0 ${WIDTH} 6`} aria-hidden="true" className="h-1.5 w-16">
        <rect width={WIDTH} height="6" rx="3" className="fill-surface-3" />
        <rect
          width={Math.max(6, share * WIDTH)}
          height="6"
          rx="3"
          className={tight ? 'fill-queue' : 'fill-accent'}
        />
      </svg>
      <span>
        {props.used.toLocaleString('en')} of {BUDGET.toLocaleString('en')} tokens
      </span>
    </span>
  );
}
