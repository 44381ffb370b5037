import type { Words } from './words/en.ts';
import { fill } from './words/fill.ts';

export function TypingDots(props: { name: string; words: Words }) {
  const dot = 'size-1.5 animate-dot rounded-full bg-ink-3 opacity-60 forced-colors:bg-[CanvasText]';
  return (
    <p className="flex w-fit items-center gap-1 rounded-16 rounded-es-6 border border-line bg-surface-1 px-3.5 py-3">
      <span className="sr-only">{fill(props.words.typing, { name: props.name })}</span>
      <span aria-hidden="true" className={dot} />
      <span aria-hidden="true" className={`${dot} [animation-delay:150ms]`} />
      <span aria-hidden="true" className={`${dot} [animation-delay:300ms]`} />
    </p>
  );
}
