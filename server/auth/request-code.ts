import { randomInt, randomUUID } from 'node:crypto';
import type { Ctx, Tx } from '../context.ts';
import { AppError, notFound } from '../errors.ts';
import { hashCode } from './code-hash.ts';
import { codeMail } from './code-mail.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const HOUR_MS = 3600 * 1000;
const PER_VISITOR = 3;
/** Higher than a visitor's own limit: else a stranger could lock a customer out by asking thrice. */
const PER_CUSTOMER = 6;
const RESEND_MS = 60 * 1000;

export interface CodeSent {
  sent: true;
  channel: 'email';
  /** True when a code went out less than a minute ago and is still the valid one. */
  pending: boolean;
}

/**
 * Sends six digits to the e-mail on file of an order's owner or of an address (decisions.md 21).
 * The answer is the same whether or not anybody was found. `rate_limited` after three in an hour.
 */
export async function requestCode(
  ctx: Ctx,
  input: { conversationId: string; order: string | null; email: string | null },
): Promise<CodeSent> {
  if (!ctx.settings.demo && !ctx.settings.mail) {
    throw new AppError('unavailable', 'No mail server is configured, so no code can be sent.');
  }
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashCode(code, id);
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    const conversation = await tx.conversation.findUnique({ where: { id: input.conversationId } });
    if (!conversation) throw notFound('conversation');
    await tx.$queryRaw`select id from visitors where id = ${conversation.visitorId}::uuid for update`;
    const recent = await tx.oneTimeCode.findMany({
      where: {
        visitorId: conversation.visitorId,
        createdAt: { gt: new Date(now.getTime() - HOUR_MS) },
      },
      orderBy: { createdAt: 'asc' },
    });
    const customer = await mayReceive(tx, conversation, input, now);
    const last = recent.at(-1);
    // A corrected order number is another request, even a second later.
    if (
      last?.status === 'pending' &&
      last.conversationId === conversation.id &&
      last.customerId === (customer?.id ?? null) &&
      now.getTime() - last.createdAt.getTime() < RESEND_MS
    ) {
      return { sent: true, channel: 'email', pending: true };
    }
    refuseTooMany(recent, now);
    await tx.oneTimeCode.updateMany({
      where: { conversationId: conversation.id, status: 'pending' },
      data: { status: 'expired' },
    });
    await tx.oneTimeCode.create({
      data: {
        id,
        conversationId: conversation.id,
        visitorId: conversation.visitorId,
        customerId: customer?.id ?? null,
        codeHash,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        createdAt: now,
      },
    });
    if (customer) {
      await tx.mail.create({
        data: {
          siteId: conversation.siteId,
          to: customer.email,
          ...codeMail(code, conversation.language),
          createdAt: now,
        },
      });
    }
    return { sent: true, channel: 'email', pending: false };
  });
}

function refuseTooMany(recent: { createdAt: Date }[], now: Date): void {
  const oldest = recent.at(-PER_VISITOR);
  if (!oldest) return;
  const retryAfterMs = oldest.createdAt.getTime() + HOUR_MS - now.getTime();
  throw new AppError('rate_limited', 'Three codes were sent within an hour. Try again later.', {
    retryAfterMs,
  });
}

/** Null: nobody by that name, a visitor who is already somebody else, or too many mails to them. */
async function mayReceive(
  tx: Tx,
  conversation: { siteId: string; visitorId: string },
  input: { order: string | null; email: string | null },
  now: Date,
) {
  const { siteId, visitorId } = conversation;
  const email = input.email?.trim().toLowerCase();
  const number = input.order?.trim().toUpperCase();
  const customer = email
    ? await tx.customer.findUnique({ where: { siteId_email: { siteId, email } } })
    : number
      ? await tx.customer.findFirst({ where: { siteId, orders: { some: { number } } } })
      : null;
  if (!customer) return null;
  const visitor = await tx.visitor.findUnique({ where: { id: visitorId } });
  if (visitor?.customerId && visitor.customerId !== customer.id) return null;
  const mailed = await tx.oneTimeCode.count({
    where: { customerId: customer.id, createdAt: { gt: new Date(now.getTime() - HOUR_MS) } },
  });
  return mailed < PER_CUSTOMER ? customer : null;
}
