import { Prisma } from '../../prisma/client/client.ts';
import type { Db, Tx } from '../context.ts';
import { isDuplicate } from '../errors.ts';

/** A message row as the raw statements return it. */
export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  client_message_id: string | null;
  kind: string;
  author_kind: string;
  author_name: string;
  author_id: string | null;
  epoch: number;
  text: string;
  language: string | null;
  event: unknown;
  attachments: unknown;
  sources: unknown;
  created_at: Date;
}

export interface Appended {
  status: 'open' | 'resolved';
  holderKind: string;
  holderName: string;
  epoch: number;
  /** Null: the conversation is not open, or the writer no longer holds it. */
  message: MessageRow | null;
  inserted: boolean;
}

interface AppendInput {
  conversationId: string;
  clientMessageId: string | null;
  author: { kind: 'customer' | 'agent' | 'operator'; name: string; id: string | null };
  text: string;
  language: string | null;
  sources?: unknown;
  now: Date;
  /** Fixed id, so that deltas and the final message share it. */
  id?: string;
  /** Only this holder may write; absent: whoever (the customer). */
  onlyIf?: { kind: 'agent'; name: string; epoch: number } | { kind: 'operator'; id: string };
  /** Only while it is resolved: thanks that reopen nothing (decisions.md 7). */
  whileResolved?: true;
  /** Give the holding agent a turn to answer it. */
  makesTurn: boolean;
  /** Not before then, when code is about to answer it; absent: at once. */
  turnDueAt?: Date;
}

type Row = MessageRow & {
  status: 'open' | 'resolved';
  holder_kind: string;
  holder_name: string;
  now_epoch: number;
  inserted: boolean | null;
};

/**
 * One statement: locks the conversation, inserts with the next `seq`, moves the counter only if it
 * inserted (decisions.md 1). Returns null when there is no such conversation. A repeated
 * `clientMessageId` returns the stored row with `inserted: false`. Never raises for a race: a loss
 * under READ COMMITTED answers 23505, the statement rolls back whole and one repeat finds the row.
 */
export async function append(db: Db | Tx, input: AppendInput): Promise<Appended | null> {
  try {
    return await statement(db, input);
  } catch (error) {
    if (isDuplicate(error)) {
      return statement(db, input);
    }
    throw error;
  }
}

async function statement(db: Db | Tx, input: AppendInput): Promise<Appended | null> {
  const only = input.onlyIf;
  const mayWrite =
    only === undefined
      ? Prisma.sql`c.status = ${input.whileResolved ? 'resolved' : 'open'}`
      : only.kind === 'agent'
        ? Prisma.sql`c.status = 'open' and c.holder_kind = 'agent' and c.holder_name = ${only.name} and c.epoch = ${only.epoch}`
        : Prisma.sql`c.status = 'open' and c.holder_kind = 'operator' and c.holder_id = ${only.id}`;
  const rows = await db.$queryRaw<Row[]>`
    with c as (
      select id, status, holder_kind, holder_name, holder_id, epoch, last_seq
      from conversations where id = ${input.conversationId}::uuid for update),
    m as (
      insert into messages as t
        (id, conversation_id, seq, client_message_id, author_kind, author_name, author_id, epoch, text, language, sources, created_at)
      select coalesce(${input.id ?? null}::uuid, gen_random_uuid()), c.id, c.last_seq + 1, ${input.clientMessageId}::text,
        ${input.author.kind}, ${input.author.name}, ${input.author.id}::text, c.epoch, ${input.text}, ${input.language}::text,
        ${JSON.stringify(input.sources ?? [])}::jsonb, ${input.now}::timestamptz
      from c where ${mayWrite}
      on conflict (conversation_id, client_message_id) do update set client_message_id = t.client_message_id
      returning t.*, (t.xmax = 0) as inserted),
    bump as (
      update conversations v set last_seq = m.seq from m where v.id = m.conversation_id and m.inserted),
    turn as (
      insert into turns (id, conversation_id, seq, holder, due_at, created_at)
      select gen_random_uuid(), m.conversation_id, m.seq, c.holder_name,
        ${input.turnDueAt ?? input.now}::timestamptz, ${input.now}::timestamptz from m, c
      where ${input.makesTurn}::boolean and m.inserted and c.holder_kind = 'agent')
    select c.status, c.holder_kind, c.holder_name, c.epoch as now_epoch, m.*
    from c left join m on true`;
  const row = rows[0];
  if (!row) return null;
  return {
    status: row.status,
    holderKind: row.holder_kind,
    holderName: row.holder_name,
    epoch: row.now_epoch,
    message: row.id === null ? null : row,
    inserted: row.inserted === true,
  };
}

/** A stored message by its client's id; for retries that come after a close. */
export async function findByClientId(
  db: Db | Tx,
  conversationId: string,
  clientMessageId: string,
): Promise<MessageRow | null> {
  const rows = await db.$queryRaw<MessageRow[]>`
    select * from messages
    where conversation_id = ${conversationId}::uuid and client_message_id = ${clientMessageId}`;
  return rows[0] ?? null;
}
