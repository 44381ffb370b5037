import { HolderMark } from '../ui/holder-badge.tsx';
import { join } from '../ui/join.ts';
import { Bubble, Sources } from './bubble.tsx';
import { authorLabel } from './names.ts';
import { delivery } from './outbox.ts';
import type { Row } from './rows.ts';
import { clock, fullTime } from './time.ts';
import type { Speech } from './words/load.ts';

export interface GroupProps {
  row: Extract<Row, { kind: 'group' }>;
  speech: Speech;
  /** The newest own words say how far they got. */
  newest: boolean;
  seenSeq: number;
  onRetry?: (clientMessageId: string) => void;
  onDiscard?: (clientMessageId: string) => void;
}

/** Consecutive words of one author: one name, one time. */
export function MessageGroup(props: GroupProps) {
  const { row, speech } = props;
  const { words } = speech;
  const { kind, name } = row.author;
  const who = row.mine ? words.you : authorLabel(name, words);
  const look = row.mine ? 'mine' : kind === 'operator' ? 'operator' : 'agent';
  const shown = row.bubbles.at(-1);
  return (
    <section
      aria-label={who}
      className={join(
        'flex flex-col gap-1',
        row.mine ? 'items-end ps-[20%]' : 'pe-[12%] sm:pe-[20%]',
      )}
    >
      {!row.mine && (
        <p className="flex max-w-full items-center gap-1.5 text-12 text-ink-2">
          {kind !== 'customer' && (
            <HolderMark kind={kind === 'operator' ? kind : 'agent'} size="sm" />
          )}
          <bdi className="truncate font-medium">{who}</bdi>
          {kind !== 'customer' && (
            <span className="shrink-0 text-ink-3">
              {kind === 'operator' ? words.person : words.assistant}
            </span>
          )}
        </p>
      )}
      {row.bubbles.map((item, index) => (
        <div
          key={item.key}
          className={join('flex max-w-full flex-col gap-1', row.mine && 'items-end')}
        >
          <Bubble item={item} look={look} last={index === row.bubbles.length - 1} words={words} />
          <Sources sources={item.sources} words={words} />
          {item.outgoing?.status === 'failed' && <Failed id={item.key} {...props} />}
        </div>
      ))}
      {row.at && (
        <p className="text-12 text-ink-3">
          <time dateTime={row.at} title={fullTime(row.at, speech)}>
            {clock(row.at, speech)}
          </time>
          {row.mine && props.newest && shown?.outgoing?.status !== 'failed' && (
            <span> · {state(props, shown?.outgoing != null)}</span>
          )}
        </p>
      )}
    </section>
  );
}

const state = ({ row, seenSeq, speech }: GroupProps, outgoing: boolean): string =>
  outgoing ? speech.words.sending : speech.words[delivery(row.lastSeq ?? 0, seenSeq)];

function Failed(props: GroupProps & { id: string }) {
  const { words } = props.speech;
  const action = 'min-h-11 px-2 font-medium text-ink underline underline-offset-2';
  return (
    <p role="alert" className="flex flex-wrap items-center justify-end text-13 text-danger">
      <span className="pe-1">{words.failed}</span>
      <button type="button" className={action} onClick={() => props.onRetry?.(props.id)}>
        {words.retry}
      </button>
      <button type="button" className={action} onClick={() => props.onDiscard?.(props.id)}>
        {words.discard}
      </button>
    </p>
  );
}
