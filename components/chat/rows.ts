import type { ReactNode } from 'react';
import type { Message } from '../../server/protocol/entities.ts';
import type { Outgoing } from './outbox.ts';
import type { Stream } from './thread.ts';

export type AuthorKind = Message['author']['kind'];

export interface BubbleItem {
  key: string;
  /** Of the stored message, so that a fact can lead to it; null while it is not stored. */
  messageId: string | null;
  text: string;
  language: string | null;
  sources: Message['sources'];
  /** Not stored yet: on its way out, or refused. */
  outgoing: Outgoing | null;
  streaming: boolean;
}

export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'system'; key: string; messages: Message[] }
  | { kind: 'inset'; key: string; view: ReactNode }
  | {
      kind: 'group';
      key: string;
      mine: boolean;
      author: { kind: AuthorKind; name: string };
      /** Of the last bubble; null while it is being written. */
      at: string | null;
      lastSeq: number | null;
      bubbles: BubbleItem[];
    };
type Group = Extract<Row, { kind: 'group' }>;

/** Something of the reader's own between the messages, e.g. a colleague's note. */
export interface Inset {
  id: string;
  at: string;
  view: ReactNode;
}

export interface Said {
  messages: Message[];
  /** Among several operators, whose words are one's own; without it, all of the viewer's kind. */
  me?: string;
  /** In order of `at`. */
  insets?: Inset[];
  streams?: Stream[];
  outgoing?: Outgoing[];
}

const GROUP_MS = 5 * 60_000;

/**
 * What a transcript draws: a day once, events together, and the words of one author within five
 * minutes as one group with one name and one time.
 */
export function buildRows(
  said: Said,
  viewer: 'customer' | 'operator',
  dayOf: (iso: string) => string,
): Row[] {
  const rows: Row[] = [];
  const isMine = (author: Group['author']) =>
    author.kind === viewer && (said.me === undefined || author.name === said.me);
  let day = '';
  const insets = [...(said.insets ?? [])];
  const put = ({ id, view }: Inset) => rows.push({ kind: 'inset', key: id, view });
  for (const message of said.messages) {
    while (insets[0] && insets[0].at < message.createdAt) insets.splice(0, 1).forEach(put);
    if (dayOf(message.createdAt) !== day) {
      day = dayOf(message.createdAt);
      rows.push({ kind: 'day', key: `day-${day}`, at: message.createdAt });
    }
    if (message.kind === 'system_event') addEvent(rows, message);
    else addText(rows, message, isMine(message.author));
  }
  insets.forEach(put);
  for (const stream of said.streams ?? []) {
    const author = { kind: 'agent' as const, name: stream.agent };
    const group = groupFor(rows, author, isMine(author), null, stream.messageId);
    group.bubbles.push(bubble(stream.messageId, stream.text, { streaming: true }));
  }
  for (const outgoing of said.outgoing ?? []) {
    const author = { kind: viewer, name: said.me ?? '' };
    const group = groupFor(
      rows,
      author,
      isMine(author),
      outgoing.createdAt,
      outgoing.clientMessageId,
    );
    group.bubbles.push(bubble(outgoing.clientMessageId, outgoing.text, { outgoing }));
  }
  return rows;
}

const bubble = (key: string, text: string, more: Partial<BubbleItem>): BubbleItem => ({
  key,
  messageId: null,
  text,
  language: null,
  sources: [],
  outgoing: null,
  streaming: false,
  ...more,
});

function addEvent(rows: Row[], message: Message): void {
  const last = rows.at(-1);
  if (last?.kind === 'system') last.messages.push(message);
  else rows.push({ kind: 'system', key: message.id, messages: [message] });
}

function addText(rows: Row[], message: Message, mine: boolean): void {
  const group = groupFor(rows, message.author, mine, message.createdAt, message.id);
  const { language, sources } = message;
  // The client's own id keeps the bubble in place when its stored twin arrives.
  group.bubbles.push(
    bubble(message.clientMessageId ?? message.id, message.text, {
      messageId: message.id,
      language,
      sources,
    }),
  );
  group.at = message.createdAt;
  group.lastSeq = message.seq;
}

function groupFor(
  rows: Row[],
  author: Group['author'],
  mine: boolean,
  at: string | null,
  key: string,
): Group {
  const last = rows.at(-1);
  if (
    last?.kind === 'group' &&
    last.author.kind === author.kind &&
    last.mine === mine &&
    (mine || last.author.name === author.name) &&
    (at === null || last.at === null || Date.parse(at) - Date.parse(last.at) < GROUP_MS)
  ) {
    last.at = at ?? last.at;
    return last;
  }
  const group: Group = { kind: 'group', key, mine, author, at, lastSeq: null, bubbles: [] };
  rows.push(group);
  return group;
}
