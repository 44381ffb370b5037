/** The sign of the product: a line, and the bead that passes along it. */
/** `small`: on a narrow screen the sign alone. */
export function Mark(props: { small?: boolean }) {
  return (
    <span className="flex items-center gap-2 font-semibold tracking-tight">
      <svg viewBox="0 0 24 12" aria-hidden="true" className="h-3 w-6 text-accent">
        <path d="M2 6h20" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        <circle cx="16" cy="6" r="4" fill="currentColor" />
      </svg>
      <span className={props.small ? 'sr-only sm:not-sr-only' : undefined}>Baton</span>
    </span>
  );
}
