import { join } from './join.ts';

/** Drawn on a 20 px grid with a 1.6 px line; each takes the colour of the text around it. */
const drawings = {
  spark:
    'M10 2.8c.7 4.3 2.6 6.3 7.2 7.2-4.6.9-6.5 2.9-7.2 7.2-.7-4.3-2.6-6.3-7.2-7.2 4.6-.9 6.5-2.9 7.2-7.2Z',
  hourglass:
    'M5.5 3h9M5.5 17h9M6.5 3v2.6c0 2 3.5 3 3.5 4.4 0-1.4 3.5-2.4 3.5-4.4V3M6.5 17v-2.6c0-2 3.5-3 3.5-4.4 0 1.4 3.5 2.4 3.5 4.4V17',
  person:
    'M10 10a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM3.6 17c.5-3.2 3.1-4.8 6.4-4.8s5.9 1.6 6.4 4.8',
  check: 'M4 10.6l4 4 8-9',
  close: 'M5 5l10 10M15 5L5 15',
  send: 'M10 16.5v-13M4.5 9L10 3.5 15.5 9',
  retry: 'M15.8 8A6.2 6.2 0 1 0 16 12M16 4v4h-4',
  pencil: 'M4 16l.7-3.2L13 4.5a1.4 1.4 0 0 1 2 0l.5.5a1.4 1.4 0 0 1 0 2l-8.3 8.3L4 16Z',
  chevron: 'M5.5 8l4.5 4.5L14.5 8',
  page: 'M6 2.8h5.5L15 6.3v10.9H6V2.8ZM11.3 3v3.5H15M8.5 10.2h4M8.5 13.2h4',
  mail: 'M3 5h14v10.5H3V5ZM3.3 5.6L10 10.8l6.7-5.2',
  warning: 'M10 3.2l7.2 13H2.8l7.2-13ZM10 8.2v3.6M10 14v.2',
  cloudOff:
    'M3 3l14 14M7 5.6A5 5 0 0 1 14.8 9a3.3 3.3 0 0 1 1.6 5.8M13 15.5H6a3.6 3.6 0 0 1-.8-7.1',
  chat: 'M4 4h12a1.2 1.2 0 0 1 1.2 1.2v7.6A1.2 1.2 0 0 1 16 14H9.5L5.5 17v-3H4a1.2 1.2 0 0 1-1.2-1.2V5.2A1.2 1.2 0 0 1 4 4Z',
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  back: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  search: 'M8.8 14.6a5.8 5.8 0 1 0 0-11.6 5.8 5.8 0 0 0 0 11.6ZM13 13l4 4',
  plus: 'M10 4v12M4 10h12',
  star: 'M10 2.8l2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1-3.8-3.5 5.1-.6L10 2.8Z',
  swap: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  shield:
    'M10 2.8l6 2.2v4.4c0 3.6-2.4 6.4-6 7.8-3.6-1.4-6-4.2-6-7.8V5l6-2.2ZM7.4 10l1.9 1.9 3.4-3.6',
  question: 'M7.4 7.4a2.7 2.7 0 1 1 3.8 2.5c-.8.4-1.2.9-1.2 1.9M10 14.8v.2',
  none: 'M10 16.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM5.5 14.5l9-9',
} as const;

export type IconName = keyof typeof drawings;

const filled: ReadonlySet<IconName> = new Set(['spark', 'star']);

/** Decorative: the words beside it carry the meaning. `mirror` turns arrows in right-to-left. */
export function Icon(props: {
  name: IconName;
  className?: string;
  mirror?: boolean;
  fill?: boolean;
}) {
  const solid = props.fill ?? props.name === 'spark';
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      fill={solid && filled.has(props.name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={join(
        'inline-block shrink-0',
        props.className ?? 'size-4',
        props.mirror && 'rtl:-scale-x-100',
      )}
    >
      <path d={drawings[props.name]} />
    </svg>
  );
}
