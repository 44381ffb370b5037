import type { Conversation, Turn } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { currentFacts } from '../handoff/facts.ts';
import { liveTicket } from '../handoff/live-ticket.ts';
import type { AgentDeps } from './deps.ts';
import { handOffByCode } from './hand-off-by-code.ts';
import { learnFrom } from './learn.ts';
import { asksForPerson } from './models/offline/person.ts';
import { route } from './routing.ts';
import type { RunEnd } from './run-state.ts';
import { complexityOf, foreignLanguage, isFailedAttempt, riskOf, type Signals } from './signals.ts';

/** The table of routing.ts against what the customer just said; null = a model decides. */
export async function applyCodeRules(
  ctx: Ctx,
  deps: AgentDeps,
  turn: Turn,
  conversation: Conversation,
  upToSeq: number,
): Promise<RunEnd | null> {
  const first = await ctx.db.turn.aggregate({
    where: { conversationId: conversation.id, status: { in: ['pending', 'running'] } },
    _min: { seq: true },
  });
  const said = await ctx.db.message.findMany({
    where: {
      conversationId: conversation.id,
      authorKind: 'customer',
      seq: { gte: first._min.seq ?? turn.seq, lte: upToSeq },
    },
    orderBy: { seq: 'asc' },
  });
  for (const message of said) await learnFrom(ctx, message);
  const signals = await readSignals(
    ctx,
    conversation,
    said.map((message) => message.text),
  );
  const ruled = route(signals);
  if (!ruled) return null;
  ctx.log.info('route.rule', { conversationId: conversation.id, rule: ruled.rule });
  if (ruled.route.kind === 'human') {
    // Its ticket waits already: after hours the agent goes on with what it may (handoff.md H45).
    if (ruled.rule !== 'person' && (await liveTicket(ctx, conversation.id))) return null;
    await deps.escalate(ctx, {
      conversationId: conversation.id,
      reason: ruled.route.reason,
      urgency: ruled.route.urgency,
      summary: '',
      epoch: conversation.epoch,
    });
    return 'answered';
  }
  if (conversation.holderName !== ctx.team.entry) return null;
  return handOffByCode(ctx, deps, turn, conversation, ruled.route.agent, []);
}

async function readSignals(
  ctx: Ctx,
  conversation: Conversation,
  texts: string[],
): Promise<Signals> {
  const { id: conversationId, chainNo } = conversation;
  // Who left the line to go on with the agent is not sent back for what failed before.
  const cancelled = await ctx.db.pathStep.findFirst({
    where: { conversationId, chainNo, kind: 'cancelled' },
    orderBy: { ord: 'desc' },
    select: { at: true },
  });
  const since = cancelled ? { createdAt: { gt: cancelled.at } } : {};
  const [facts, calls, visitor] = await Promise.all([
    currentFacts(ctx.db, conversationId),
    ctx.db.toolCall.findMany({
      where: { conversationId, chainNo, status: 'settled', ...since },
      select: { outcome: true },
      take: 50,
    }),
    ctx.db.visitor.findUniqueOrThrow({ where: { id: conversation.visitorId } }),
  ]);
  const foreign = foreignLanguage(texts.join('\n'));
  const failedAttempts = calls.filter((call) => isFailedAttempt(call.outcome)).length;
  const pending = (conversation.pendingIntents as unknown[]).length;
  return {
    explicitHumanRequest: texts.some(asksForPerson),
    foreignLanguage: foreign,
    operatorSpeaksIt: foreign !== null && (await speaks(ctx, conversation.siteId, foreign)),
    risk: riskOf(texts, facts),
    complexity: complexityOf(1 + pending, failedAttempts, 0),
    failedAttempts,
    channel: 'widget',
    plan: visitor.plan,
    intent: null,
  };
}

const speaks = async (ctx: Ctx, siteId: string, language: string): Promise<boolean> =>
  (await ctx.db.operator.count({
    where: { siteId, state: 'online', languages: { has: language } },
  })) > 0;
