import type { Prisma } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { SupervisorEvents } from '../protocol/supervisor.ts';

type Ask = SupervisorEvents['chain:list'];
type Filter = NonNullable<Ask['filter']>;

const PAGE = 25;

/**
 * Conversations of a site in which something was said, newest first, 25 at a time. `text` is looked for in what the customer
 * wrote, their verified name and ticket numbers. Throws `invalid` for a cursor that is none of ours.
 */
export async function findChains(
  ctx: Ctx,
  siteId: string,
  ask: Ask,
): Promise<{ ids: string[]; cursor: string | null }> {
  const filter = ask.filter ?? {};
  const rows = await ctx.db.conversation.findMany({
    where: {
      siteId,
      lastSeq: { gt: 0 },
      AND: [
        filter.status ? { status: filter.status } : {},
        ofKind(filter.kind),
        withText(filter.text),
        ask.cursor ? after(ask.cursor) : {},
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
    select: { id: true, createdAt: true },
  });
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    ids: page.map((row) => row.id),
    cursor: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
}

function ofKind(kind: Filter['kind']): Prisma.ConversationWhereInput {
  switch (kind) {
    case 'returned':
      return { path: { some: { kind: 'return' } } };
    case 'human':
      return { path: { some: { kind: { in: ['queued', 'accepted', 'takeover'] } } } };
    case 'looped':
      return { path: { some: { reason: 'loop' } } };
    default:
      return {};
  }
}

function withText(text: string | undefined): Prisma.ConversationWhereInput {
  const wanted = text?.trim() ?? '';
  if (wanted === '') return {};
  const contains = wanted.replaceAll(/[\\%_]/g, '\\$&');
  const like = { contains, mode: 'insensitive' } as const;
  return {
    OR: [
      { tickets: { some: { number: like } } },
      { visitor: { customer: { name: like } } },
      { messages: { some: { authorKind: 'customer', text: like } } },
    ],
  };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/;

function after(cursor: string): Prisma.ConversationWhereInput {
  const [, time = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const createdAt = new Date(time);
  if (id === '' || Number.isNaN(createdAt.getTime())) {
    throw new AppError('invalid', 'This is no cursor of a list. Read the list from its start.', {
      field: 'cursor',
    });
  }
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
