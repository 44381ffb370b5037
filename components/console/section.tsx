import { type ReactNode, useId } from 'react';

/** A titled part of a pane. */
export function Section(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-3 last:border-b-0">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h3 id={id} className="text-12 font-semibold text-ink-3">
          {props.title}
        </h3>
        {props.aside && <span className="text-12 text-ink-3">{props.aside}</span>}
      </div>
      {props.children}
    </section>
  );
}
