import type { ReactNode } from 'react';

/** Simple drawings on a 160 × 120 sheet, in the shop's own materials. */
const drawings = {
  lamp: (
    <>
      <ellipse cx="80" cy="106" rx="44" ry="4" className="fill-surface-3" />
      <path d="M56 20h48l14 38H42Z" className="fill-glow" />
      <path d="M77 58h6v34h-6z" className="fill-oak-dark" />
      <path d="M60 92h40a4 4 0 0 1 4 4v8H56v-8a4 4 0 0 1 4-4Z" className="fill-oak" />
    </>
  ),
  speaker: (
    <>
      <ellipse cx="80" cy="108" rx="42" ry="4" className="fill-surface-3" />
      <rect x="48" y="14" width="64" height="92" rx="10" className="fill-oak" />
      <circle cx="80" cy="74" r="21" className="fill-oak-dark" />
      <circle cx="80" cy="74" r="8" className="fill-oak" />
      <circle cx="80" cy="34" r="10" className="fill-oak-dark" />
    </>
  ),
  blanket: (
    <>
      <path
        d="M34 42h92a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V50a8 8 0 0 1 8-8Z"
        className="fill-moss"
      />
      <path d="M26 62h108v10H26zM26 84h108v6H26z" className="fill-linen" />
      <path d="M40 28h80a10 10 0 0 1 10 10v8H30v-8a10 10 0 0 1 10-10Z" className="fill-slate" />
    </>
  ),
  table: (
    <>
      <ellipse cx="80" cy="106" rx="62" ry="4" className="fill-surface-3" />
      <path d="M34 58h8l-6 46h-7zM118 58h8l5 46h-7z" className="fill-oak-dark" />
      <rect x="14" y="48" width="132" height="12" rx="4" className="fill-oak" />
      <path d="M70 48c0-10 4-16 10-16s10 6 10 16Z" className="fill-clay" />
      <path
        d="M78 32c-6-4-8-10-6-16 6 2 8 6 8 12 1-6 5-10 10-11 1 7-4 12-10 15Z"
        className="fill-moss"
      />
    </>
  ),
  cushion: (
    <>
      <ellipse cx="80" cy="106" rx="48" ry="4" className="fill-surface-3" />
      <path
        d="M34 26c30 6 62 6 92 0 6 24 6 52 0 76-30-6-62-6-92 0-6-24-6-52 0-76Z"
        className="fill-moss"
      />
      <path
        d="M46 38c22 4 46 4 68 0M46 90c22-4 46-4 68 0"
        className="fill-none stroke-linen"
        strokeWidth="3"
      />
    </>
  ),
  mirror: (
    <>
      <circle cx="80" cy="60" r="46" className="fill-glow" />
      <circle cx="80" cy="60" r="37" className="fill-surface-1" />
      <path
        d="M58 66 82 38M66 78l34-40"
        className="stroke-surface-3"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  vase: (
    <>
      <ellipse cx="80" cy="108" rx="30" ry="4" className="fill-surface-3" />
      <path
        d="M79 48c-2-14-10-24-22-28 0 14 8 24 20 30M82 46c0-16 6-28 16-34 4 14-2 28-14 36"
        className="fill-moss"
      />
      <path
        d="M70 46h20v8c14 6 20 16 20 28s-8 24-18 24H68c-10 0-18-12-18-24s6-22 20-28Z"
        className="fill-clay"
      />
      <path d="M51 76c18 6 40 6 58 0v8c-18 6-40 6-58 0Z" className="fill-linen" />
    </>
  ),
  clock: (
    <>
      <circle cx="80" cy="60" r="46" className="fill-oak" />
      <circle cx="80" cy="60" r="39" className="fill-linen" />
      <path
        d="M80 34v26l17 11"
        className="fill-none stroke-slate"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M80 26v3M80 91v3M46 60h3M111 60h3"
        className="stroke-oak-dark"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

export function Drawing(props: { name: DrawingName; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      focusable="false"
      className={props.className ?? 'h-auto w-full'}
    >
      {drawings[props.name]}
    </svg>
  );
}
