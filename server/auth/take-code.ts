import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { bindCustomer } from './bind-customer.ts';
import { codeDigits } from './code-digits.ts';
import { isCodeOf } from './code-hash.ts';

const TRIES = 5;

export type CodeTaken = 'none' | 'verified' | 'wrong' | 'expired';

/**
 * Looks at a customer's text before it is stored. `none`: it is no code, store it as it is; every
 * other answer: store a mask in its place (decisions.md 21). `verified` has bound the visitor to the customer.
 */
export async function takeCode(ctx: Ctx, conversationId: string, text: string): Promise<CodeTaken> {
  const code = codeDigits(text);
  if (code === null) return 'none';
  const now = ctx.clock.now();
  const latest = await ctx.db.oneTimeCode.findFirst({
    where: { conversationId },
    orderBy: { createdAt: 'desc' },
  });
  if (!latest) return 'none';
  if (latest.status === 'used') return now < latest.expiresAt ? again(latest, code) : 'none';
  if (latest.status !== 'pending') return now < latest.expiresAt ? 'expired' : 'none';
  if (now >= latest.expiresAt) {
    await ctx.db.oneTimeCode.updateMany({
      where: { id: latest.id, status: 'pending' },
      data: { status: 'expired' },
    });
    return 'expired';
  }
  if (!(await spendTry(ctx, latest.id))) return 'expired';
  const right = await isCodeOf(latest, code);
  const { visitorId, customerId } = latest;
  if (!right || customerId === null) {
    await ctx.db.oneTimeCode.updateMany({
      where: { id: latest.id, status: 'pending', tries: { gte: TRIES } },
      data: { status: 'spent' },
    });
    return 'wrong';
  }
  return redeem(ctx, { id: latest.id, visitorId, customerId }, now);
}

/** The very code that was taken: a message sent again after a crash, or twice at the same time. */
const again = async (row: { id: string; codeHash: string }, code: string): Promise<CodeTaken> =>
  (await isCodeOf(row, code)) ? 'verified' : 'none';

/** A try is counted before the code is compared, so tries at the same time cannot exceed five. */
async function spendTry(ctx: Ctx, id: string): Promise<boolean> {
  const spent = await ctx.db.oneTimeCode.updateMany({
    where: { id, status: 'pending', tries: { lt: TRIES } },
    data: { tries: { increment: 1 } },
  });
  return spent.count === 1;
}

async function redeem(
  ctx: Ctx,
  code: { id: string; visitorId: string; customerId: string },
  now: Date,
): Promise<CodeTaken> {
  const { id, visitorId, customerId } = code;
  try {
    const conversations = await ctx.db.$transaction(async (tx) => {
      const used = await tx.oneTimeCode.updateMany({
        where: { id, status: 'pending' },
        data: { status: 'used' },
      });
      if (used.count === 0) return null;
      return bindCustomer(tx, { visitorId, customerId, via: 'code', provenAt: now });
    });
    if (conversations === null) return 'expired';
    for (const conversationId of conversations)
      ctx.publish({ type: 'conversation', conversationId });
    return 'verified';
  } catch (error) {
    // The visitor became another customer meanwhile: this code must not change that.
    if (error instanceof AppError && error.code === 'conflict') return 'wrong';
    throw error;
  }
}
