import type { Ctx } from '../context.ts';
import { conversationView } from '../conversations/conversation-view.ts';
import { messagesBefore } from '../conversations/read.ts';
import { factView } from '../conversations/view.ts';
import { lastPackage, readPath } from '../handoff/chain.ts';
import { currentFacts } from '../handoff/facts.ts';
import type { CaseFile } from '../protocol/operator.ts';
import { noteView } from './add-note.ts';
import { approvalView } from './approval-view.ts';
import { siteConversation } from './staff.ts';

/** Far above any real conversation; what is older is in the transcript download. */
const MAX_MESSAGES = 2000;

/** Everything that is known of a conversation, for people of its site (handoff.md H43). Reads only. */
export async function caseFile(ctx: Ctx, conversationId: string): Promise<CaseFile> {
  const { id, visitorId } = await siteConversation(ctx, conversationId);
  const { db } = ctx;
  const [conversation, facts, latest, chain, approvals, notes, visitor] = await Promise.all([
    conversationView(ctx, id, 'staff'),
    currentFacts(db, id),
    lastPackage(db, id),
    readPath(db, id),
    db.approval.findMany({ where: { conversationId: id }, orderBy: { createdAt: 'asc' } }),
    db.note.findMany({ where: { conversationId: id }, orderBy: { createdAt: 'asc' } }),
    db.visitor.findUniqueOrThrow({ where: { id: visitorId }, include: { customer: true } }),
  ]);
  const messages = await messagesBefore(db, id, conversation.lastSeq + 1, MAX_MESSAGES);
  const { customer } = visitor;
  return {
    conversation,
    messages,
    handoff: {
      package: latest?.pack ?? null,
      handoffId: latest?.handoffId ?? null,
      recommendation: latest ? await decision(ctx, latest.handoffId) : null,
      chain,
    },
    facts: facts.map(factView),
    approvals: approvals.map(approvalView),
    notes: notes.map(noteView),
    customer: customer && {
      id: customer.id,
      name: customer.name,
      email: customer.email,
      plan: visitor.plan ?? customer.plan,
    },
  };
}

async function decision(
  ctx: Ctx,
  handoffId: string,
): Promise<CaseFile['handoff']['recommendation']> {
  const row = await ctx.db.handoff.findUnique({ where: { id: handoffId } });
  if (!row || row.recommendationVerdict === null) return null;
  return {
    verdict: row.recommendationVerdict,
    reason: row.recommendationReason,
    by: row.recommendationBy ?? '',
  };
}
