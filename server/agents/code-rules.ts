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
  const [texts, failedAttempts, visitor] = await Promise.all([
    learnUnanswered(ctx, turn, upToSeq),
    countFailed(ctx, conversation),
    ctx.db.visitor.findUniqueOrThrow({ where: { id: conversation.visitorId } }),
  ]);
  const signals = await readSignals(ctx, conversation, texts, failedAttempts, visitor.plan);
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

/** What the customer said and nobody has answered; what it says is in the ledger by then. */
async function learnUnanswered(ctx: Ctx, turn: Turn, upToSeq: number): Promise<string[]> {
  const { conversationId } = turn;
  const first = await ctx.db.turn.aggregate({
    where: { conversationId, status: { in: ['pending', 'running'] } },
    _min: { seq: true },
  });
  const said = await ctx.db.message.findMany({
    where: {
      conversationId,
      authorKind: 'customer',
      seq: { gte: first._min.seq ?? turn.seq, lte: upToSeq },
    },
    orderBy: { seq: 'asc' },
  });
  for (const message of said) await learnFrom(ctx, message);
  return said.map((message) => message.text);
}

/** Failed attempts of this chain, since the customer last left the line to go on with the agent. */
async function countFailed(ctx: Ctx, conversation: Conversation): Promise<number> {
  const { id: conversationId, chainNo } = conversation;
  const cancelled = await ctx.db.pathStep.findFirst({
    where: { conversationId, chainNo, kind: 'cancelled' },
    orderBy: { ord: 'desc' },
    select: { at: true },
  });
  const calls = await ctx.db.toolCall.findMany({
    where: {
      conversationId,
      chainNo,
      status: 'settled',
      ...(cancelled ? { createdAt: { gt: cancelled.at } } : {}),
    },
    select: { outcome: true },
    take: 50,
  });
  return calls.filter((call) => isFailedAttempt(call.outcome)).length;
}

async function readSignals(
  ctx: Ctx,
  conversation: Conversation,
  texts: string[],
  failedAttempts: number,
  plan: string | null,
): Promise<Signals> {
  const facts = await currentFacts(ctx.db, conversation.id);
  const foreign = foreignLanguage(texts.join('\n'));
  const pending = (conversation.pendingIntents as unknown[]).length;
  return {
    explicitHumanRequest: texts.some(asksForPerson),
    foreignLanguage: foreign,
    operatorSpeaksIt: foreign !== null && (await speaks(ctx, conversation.siteId, foreign)),
    risk: riskOf(texts, facts),
    complexity: complexityOf(1 + pending, failedAttempts, 0),
    failedAttempts,
    channel: 'widget',
    plan,
    intent: null,
  };
}

const speaks = async (ctx: Ctx, siteId: string, language: string): Promise<boolean> =>
  (await ctx.db.operator.count({
    where: { siteId, state: 'online', languages: { has: language } },
  })) > 0;
