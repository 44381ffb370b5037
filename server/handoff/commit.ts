import type { Conversation } from '../../prisma/client/client.ts';
import { Prisma } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import type { EventName, SystemEvent } from '../protocol/entities.ts';
import { type PathInput, recordStep } from './path.ts';

export type HolderKind = 'agent' | 'queue' | 'operator' | 'nobody';

/** A line that is stored together with a move: a system event (H35) or the words of the new holder. */
export type Say =
  | { kind: 'event'; event: EventName; message: string; fields?: EventFields }
  | {
      kind: 'text';
      author: { kind: 'agent' | 'operator'; name: string; id?: string };
      text: string;
    };

/** The H35 fields that only some events have; absent where they do not apply. */
export type EventFields = Partial<
  Pick<SystemEvent, 'target_agent' | 'source_agent' | 'handoff_id' | 'ticket' | 'position'>
>;

export interface Move {
  conversationId: string;
  /** The compare in compare-and-set; `epoch` and `id` only where the caller knows them. */
  expect: {
    kind: HolderKind;
    name?: string;
    id?: string;
    epoch?: number;
    status?: 'open' | 'resolved';
  };
  to: { kind: HolderKind; name: string; id?: string | null };
  now: Date;
  /** Starts a new chain: resolved, reopened, answered (handoff.md H31). */
  newChain?: boolean;
  outcome?: string;
  language: string;
  say: Say[];
  path: PathInput;
}

export interface Moved {
  epoch: number;
  conversation: Conversation;
  seqs: number[];
}

/**
 * The only writer of the holder (handoff.md H30). One compare-and-set update gives the new holder,
 * epoch + 1 and the seqs for what is said; the lines and the path step are inserted in the caller's
 * transaction. Null: somebody else moved first, nothing was written.
 */
export async function moveHolder(tx: Tx, move: Move): Promise<Moved | null> {
  const { expect, to } = move;
  const lines = move.say.length;
  const rows = await tx.$queryRaw<{ epoch: number; last_seq: number }[]>`
    update conversations set
      holder_kind = ${to.kind}, holder_name = ${to.name}, holder_id = ${to.id ?? null}::text,
      epoch = epoch + 1, last_seq = last_seq + ${lines}::int,
      chain_no = chain_no + ${move.newChain ? 1 : 0}::int,
      answered = false,
      last_agent = case when ${to.kind} = 'agent' then ${to.name} else last_agent end,
      status = ${to.kind === 'nobody' ? 'resolved' : 'open'},
      resolved_at = ${to.kind === 'nobody' ? move.now : null}::timestamptz,
      outcome = coalesce(${move.outcome ?? null}::text, outcome),
      pending_intents = case when ${to.kind} = 'nobody' then '[]'::jsonb else pending_intents end
    where id = ${move.conversationId}::uuid
      and status = ${expect.status ?? 'open'}
      and holder_kind = ${expect.kind}
      and (${expect.name ?? null}::text is null or holder_name = ${expect.name ?? null}::text)
      and (${expect.id ?? null}::text is null or holder_id = ${expect.id ?? null}::text)
      and (${expect.epoch ?? null}::int is null or epoch = ${expect.epoch ?? null}::int)
    returning epoch, last_seq`;
  const row = rows[0];
  if (!row) return null;
  const seqs = await insertLines(tx, {
    conversationId: move.conversationId,
    lines: move.say,
    firstSeq: row.last_seq - lines + 1,
    epoch: row.epoch,
    language: move.language,
    now: move.now,
  });
  const conversation = await tx.conversation.findUniqueOrThrow({
    where: { id: move.conversationId },
  });
  await recordStep(tx, {
    ...move.path,
    conversationId: move.conversationId,
    chainNo: conversation.chainNo,
    epoch: row.epoch,
    at: move.now,
  });
  // A turn whose holder moved is closed by the move, unless an agent takes over what is unanswered.
  if (to.kind !== 'agent') {
    await tx.turn.updateMany({
      where: { conversationId: move.conversationId, status: { in: ['pending', 'running'] } },
      data: { status: 'closed' },
    });
  }
  return { epoch: row.epoch, conversation, seqs };
}

/** System lines without a move of the holder, e.g. `handoff_started`. Null: stale epoch or not open. */
export async function announce(
  tx: Tx,
  input: { conversationId: string; epoch?: number; say: Say[]; language: string; now: Date },
): Promise<{ epoch: number; seqs: number[] } | null> {
  const rows = await tx.$queryRaw<{ epoch: number; last_seq: number }[]>(Prisma.sql`
    update conversations set last_seq = last_seq + ${input.say.length}::int
    where id = ${input.conversationId}::uuid and status = 'open'
      and (${input.epoch ?? null}::int is null or epoch = ${input.epoch ?? null}::int)
    returning epoch, last_seq`);
  const row = rows[0];
  if (!row) return null;
  const seqs = await insertLines(tx, {
    conversationId: input.conversationId,
    lines: input.say,
    firstSeq: row.last_seq - input.say.length + 1,
    epoch: row.epoch,
    language: input.language,
    now: input.now,
  });
  return { epoch: row.epoch, seqs };
}

interface Lines {
  conversationId: string;
  lines: Say[];
  firstSeq: number;
  epoch: number;
  language: string;
  now: Date;
}

async function insertLines(tx: Tx, input: Lines): Promise<number[]> {
  const rows = input.lines.map((line, index) => {
    const seq = input.firstSeq + index;
    const common = {
      conversationId: input.conversationId,
      seq,
      epoch: input.epoch,
      language: input.language,
      createdAt: input.now,
    };
    if (line.kind === 'text') {
      return {
        ...common,
        kind: 'text',
        authorKind: line.author.kind,
        authorName: line.author.name,
        authorId: line.author.id ?? null,
        text: line.text,
      };
    }
    const event: SystemEvent = {
      type: 'system_event',
      event: line.event,
      message: line.message,
      ...line.fields,
      conversation_id: input.conversationId,
      seq,
      at: input.now.toISOString(),
    };
    return { ...common, kind: 'system_event', authorKind: 'system', text: line.message, event };
  });
  if (rows.length > 0) await tx.message.createMany({ data: rows });
  return rows.map((row) => row.seq);
}

/** Tells the audiences after the commit: the lines in order, then the new holder. */
export function publishMove(ctx: Ctx, conversationId: string, seqs: number[]): void {
  if (seqs.length > 0) ctx.publish({ type: 'messages', conversationId, seqs });
  ctx.publish({ type: 'conversation', conversationId });
}
