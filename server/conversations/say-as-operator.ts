import type { Ctx } from '../context.ts';
import { AppError, notFound } from '../errors.ts';
import { append } from './append.ts';

/**
 * One templated line in the name of the operator who decided an approval (decisions.md 13); said once,
 * however often it is repeated with the same `key`.
 */
export async function sayAsOperator(
  ctx: Ctx,
  approvalId: string,
  line: { text: string; language: string; key: string },
): Promise<void> {
  if (ctx.actor.kind !== 'operator')
    throw new AppError('forbidden', 'Only an operator can say this.');
  const { userId, name } = ctx.actor;
  const approval = await ctx.db.approval.findUnique({ where: { id: approvalId } });
  if (!approval) throw notFound('approval');
  const done = await append(ctx.db, {
    conversationId: approval.conversationId,
    clientMessageId: line.key,
    author: { kind: 'operator', name, id: userId },
    text: line.text,
    language: line.language,
    now: ctx.clock.now(),
    onlyIf: { kind: 'operator', id: userId },
    makesTurn: false,
  });
  if (done?.message && done.inserted) {
    ctx.publish({
      type: 'messages',
      conversationId: approval.conversationId,
      seqs: [done.message.seq],
    });
  }
}
