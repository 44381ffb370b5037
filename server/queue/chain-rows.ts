import type { Prisma } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { conversationShape } from '../conversations/view.ts';
import { toLanguage } from '../protocol/language.ts';
import type { ChainRow } from '../protocol/supervisor.ts';
import { readLine } from './line.ts';
import { ACCEPT_SLA_MS, firstLines } from './ticket-rows.ts';

type Flag = ChainRow['flags'][number];

const parts = {
  visitor: { include: { customer: { select: { name: true } } } },
  facts: { where: { supersededAt: null }, orderBy: { observedAt: 'asc' } },
  path: { orderBy: { ord: 'asc' } },
  tickets: { orderBy: { createdAt: 'desc' }, include: { entries: true } },
  handoffs: { include: { attempts: { select: { attempt: true, status: true } } } },
} satisfies Prisma.ConversationInclude;
type Row = Prisma.ConversationGetPayload<{ include: typeof parts }>;

/** Conversations as rows of the board and the chains list, in the order of `ids`: a few queries in all. */
export async function chainRows(ctx: Ctx, siteId: string, ids: string[]): Promise<ChainRow[]> {
  if (ids.length === 0) return [];
  const [rows, lines, waiting, last] = await Promise.all([
    ctx.db.conversation.findMany({ where: { id: { in: ids }, siteId }, include: parts }),
    firstLines(ctx.db, ids),
    readLine(ctx.db, siteId),
    lastTimes(ctx, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const positions = new Map(waiting.map((entry) => [entry.ticketId, entry.position]));
  const now = ctx.clock.now();
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const ticket = row.tickets.find((one) => one.status !== 'closed') ?? null;
    const position = ticket ? (positions.get(ticket.id) ?? null) : null;
    return {
      conversation: shape(ctx, row, position),
      customerName: row.visitor.customer?.name ?? null,
      firstLine: lines.get(id) ?? '',
      hops: row.handoffs.filter((one) => one.status === 'committed' && one.hop !== null).length,
      path: pathInShort(row),
      flags: flagsOf(row, now),
      lastAt: (last.get(id) ?? row.createdAt).toISOString(),
    };
  });
}

function shape(ctx: Ctx, row: Row, position: number | null): ChainRow['conversation'] {
  const { visitor, facts, path: _path, tickets, handoffs: _handoffs, ...conversation } = row;
  const live = tickets.find((one) => one.status !== 'closed');
  const view = conversationShape({
    conversation,
    holderLabel:
      row.holderKind === 'agent'
        ? ctx.team.label(row.holderName, toLanguage(row.language))
        : row.holderName,
    facts,
    ticket: live ?? null,
    queue: null,
    verified: visitor.customerId !== null,
  });
  return { ...view, ticket: view.ticket && { ...view.ticket, position } };
}

/** Who held it, in order; a queue is `queue`, whatever its ticket. */
function pathInShort(row: Row): string[] {
  const named = (name: string) =>
    row.tickets.some((ticket) => ticket.number === name) ? 'queue' : name;
  const moves = row.path.filter((step) => step.kind !== 'return' && step.toName !== '');
  const first = row.path[0]?.fromName;
  const names = [first === undefined || first === '' ? null : first, ...moves.map((s) => s.toName)]
    .filter((name) => name !== null)
    .map(named);
  const path = names.filter((name, index) => name !== names[index - 1]);
  return path.length > 0 ? path : [row.holderName];
}

function flagsOf(row: Row, now: Date): Flag[] {
  const attempts = row.handoffs.flatMap((handoff) => handoff.attempts);
  const entries = row.tickets.flatMap((ticket) => ticket.entries);
  const waited = (entry: (typeof entries)[number]) => {
    if (entry.status !== 'waiting' && entry.status !== 'claimed') return false;
    return (entry.claimedAt ?? now).getTime() - entry.enteredAt.getTime() > ACCEPT_SLA_MS;
  };
  const raised: [Flag, boolean][] = [
    ['returned', row.path.some((step) => step.kind === 'return')],
    ['looped', row.path.some((step) => step.reason === 'loop')],
    ['retried', attempts.some((one) => one.attempt > 1)],
    ['waiting_long', entries.some(waited)],
    ['refused', attempts.some((one) => one.status === 'refused')],
  ];
  return raised.filter(([, is]) => is).map(([flag]) => flag);
}

async function lastTimes(ctx: Ctx, ids: string[]): Promise<Map<string, Date>> {
  const rows = await ctx.db.$queryRaw<{ id: string; at: Date }[]>`
    select c.id::text, m.created_at as at from conversations c
    join messages m on m.conversation_id = c.id and m.seq = c.last_seq
    where c.id = any(${ids}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row.at]));
}
