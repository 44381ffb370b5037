import { type ReactNode, useMemo } from 'react';
import type { FactView } from '../../server/protocol/entities.ts';
import { Button } from '../ui/button.tsx';
import { MessageGroup } from './message-group.tsx';
import { authorLabel } from './names.ts';
import { buildRows, type Row, type Said } from './rows.ts';
import { useStickToEnd } from './stick-to-end.ts';
import { SystemLines } from './system-line.tsx';
import { dayKey, dayLabel } from './time.ts';
import { TypingDots } from './typing-dots.tsx';
import type { Speech } from './words/load.ts';

export interface TranscriptProps extends Said {
  viewer: 'customer' | 'operator';
  speech: Speech;
  typing?: string | null;
  seenSeq?: number;
  /** What is known, so that a handoff can say what travelled with it. */
  facts?: FactView[];
  earlier?: { more: boolean; busy: boolean; load: () => void };
  /** Shown above the first message: a greeting. */
  top?: ReactNode;
  /** Shown below the last message: a rating. */
  bottom?: ReactNode;
  onRetry?: (clientMessageId: string) => void;
  onDiscard?: (clientMessageId: string) => void;
}

/** Everything that was said. It stays at the newest line unless the reader went up. */
export function Transcript(props: TranscriptProps) {
  const { speech, viewer, messages, streams, outgoing, insets, me } = props;
  const { words } = speech;
  const rows = useMemo(
    () =>
      buildRows(
        {
          messages,
          ...(streams ? { streams } : {}),
          ...(outgoing ? { outgoing } : {}),
          ...(insets ? { insets } : {}),
          ...(me === undefined ? {} : { me }),
        },
        viewer,
        (iso) => dayKey(iso, speech),
      ),
    [messages, streams, outgoing, insets, me, viewer, speech],
  );
  const { box, below, onScroll, toEnd } = useStickToEnd(
    [rows, props.typing, props.bottom, props.top],
    outgoing?.length ?? 0,
  );

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={words.transcript}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled log must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2"
      >
        {props.earlier?.more && (
          <div className="text-center">
            <Button tone="quiet" busy={props.earlier.busy} onClick={props.earlier.load}>
              {words.earlier}
            </Button>
          </div>
        )}
        {props.top}
        {rows.map((row, index) => (
          <RowView
            key={row.key}
            row={row}
            latest={index === rows.length - 1}
            {...props}
            rows={rows}
          />
        ))}
        {props.typing && !streams?.length && (
          <TypingDots name={authorLabel(props.typing, words)} words={words} />
        )}
        {props.bottom}
      </div>
      {below && (
        <div className="absolute inset-x-0 bottom-2 text-center">
          <Button onClick={toEnd} icon="chevron">
            {words.newest}
          </Button>
        </div>
      )}
    </div>
  );
}

function RowView(props: TranscriptProps & { row: Row; rows: Row[]; latest: boolean }) {
  const { row, rows, speech, onRetry, onDiscard } = props;
  if (row.kind === 'day') {
    return (
      <p className="text-center text-12 text-ink-3 first-letter:uppercase">
        {dayLabel(row.at, new Date(), speech)}
      </p>
    );
  }
  if (row.kind === 'inset') return row.view;
  if (row.kind === 'system') {
    return (
      <SystemLines
        messages={row.messages}
        speech={speech}
        latest={props.latest}
        {...(props.facts ? { facts: props.facts } : {})}
      />
    );
  }
  const newest = rows.findLast((one) => one.kind === 'group' && one.mine) === row;
  return (
    <MessageGroup
      row={row}
      speech={speech}
      newest={newest}
      seenSeq={props.seenSeq ?? 0}
      {...(onRetry ? { onRetry } : {})}
      {...(onDiscard ? { onDiscard } : {})}
    />
  );
}
