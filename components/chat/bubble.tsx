import { memo, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { join } from '../ui/join.ts';
import { keepTogether } from './keep-together.ts';
import { linkify } from './linkify.ts';
import type { BubbleItem } from './rows.ts';
import type { Words } from './words/en.ts';

const LONG = 1200;

/** Plain text with safe links; its direction is found from the text itself. */
const SafeText = memo(function SafeText(props: { text: string; own: boolean }) {
  return linkify(props.text).map((part, index) =>
    part.href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={join('underline underline-offset-2', props.own ? 'text-on-own' : 'text-accent')}
      >
        {part.text}
      </a>
    ) : (
      keepTogether(part.text).map((piece, place) =>
        place % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
          <bdi key={place} className="whitespace-nowrap">
            {piece}
          </bdi>
        ),
      )
    ),
  );
});

export interface BubbleProps {
  item: BubbleItem;
  look: 'mine' | 'agent' | 'operator';
  /** The last of its group has the pointed corner. */
  last: boolean;
  words: Words;
}

const looks = {
  mine: 'bg-own text-on-own',
  agent: 'bg-surface-1 text-ink border border-line',
  operator: 'bg-operator-soft text-ink',
};

export const Bubble = memo(function Bubble({ item, look, last, words }: BubbleProps) {
  const [whole, setWhole] = useState(false);
  const long = item.text.length > LONG && !item.streaming;
  const mine = look === 'mine';
  return (
    <div
      dir="auto"
      data-message={item.messageId ?? undefined}
      lang={item.language ?? undefined}
      aria-live={item.streaming ? 'off' : undefined}
      className={join(
        'w-fit max-w-full rounded-16 px-3.5 py-2 text-start text-14 whitespace-pre-wrap wrap-anywhere',
        'forced-colors:border',
        looks[look],
        last && (mine ? 'rounded-ee-6' : 'rounded-es-6'),
        item.outgoing && 'opacity-80',
        item.outgoing?.status === 'failed' && 'outline-2 -outline-offset-2 outline-danger',
      )}
    >
      <div className={long && !whole ? 'line-clamp-12' : undefined}>
        <SafeText text={item.text} own={mine} />
        {item.streaming && (
          <span
            aria-hidden="true"
            className="ms-0.5 inline-block h-[1em] w-0.5 translate-y-0.5 animate-caret bg-current"
          />
        )}
      </div>
      {long && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="-mx-2 mt-1 min-h-8 px-2 text-13 font-medium underline underline-offset-2"
        >
          {whole ? words.showLess : words.showAll}
        </button>
      )}
    </div>
  );
});

/** Where an answer comes from: the page and its section. */
export function Sources(props: { sources: BubbleItem['sources']; words: Words }) {
  if (props.sources.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-12 text-ink-3">
      <span>{props.words.sources}</span>
      <ul className="contents">
        {props.sources.map((source) => (
          <li
            key={`${source.slug} ${source.section ?? ''}`}
            className="inline-flex max-w-full items-center gap-1 rounded-6 bg-surface-2 px-1.5 py-0.5 text-ink-2"
          >
            <Icon name="page" className="size-3" />
            <bdi className="truncate">
              {source.section ? `${source.title}, ${source.section}` : source.title}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
