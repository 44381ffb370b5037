import { randomUUID } from 'node:crypto';
import type { Ctx, Tx } from '../context.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { toLanguage } from '../protocol/language.ts';
import type { HandoffPackage } from '../protocol/package.ts';
import { moveHolder, publishMove, type Say } from './commit.ts';
import { type HandingBack, packHandBack, storeHandBack } from './hand-back-package.ts';
import { introduction } from './introduction.ts';
import { PHRASES } from './phrases.ts';
import { ackSchema, matches, type Notify, type Offer } from './readiness.ts';

export interface HandBackDeps {
  notify: Notify;
  closeTicket(tx: Tx, conversationId: string, now: Date): Promise<string | null>;
}
export type HandBack = (
  ctx: Ctx,
  input: { conversationId: string; agent: string; note: string },
) => Promise<void>;

/**
 * An operator gives the conversation to an agent with a package of its own and a note (handoff.md
 * H44). No hop; it passes the ACK and starts a new chain with that agent (decisions.md 39). Nothing
 * runs until the customer writes (H46). Not ready, or not the holder: `conflict`, nothing changes.
 */
export function makeHandBack(deps: HandBackDeps): HandBack {
  return async (ctx, input) => {
    const back: HandingBack = {
      ...input,
      ...(await held(ctx, input)),
      handoffId: randomUUID(),
      now: ctx.clock.now(),
    };
    const pack = await packHandBack(ctx, back);
    await storeHandBack(ctx, back, pack);
    await askAgent(ctx, deps.notify, back, pack);
    const { id } = back.conversation;
    const done = await ctx.db.$transaction(async (tx) => {
      const seqs = await commit(ctx, tx, back, pack);
      return { seqs, ticketId: await deps.closeTicket(tx, id, back.now) };
    });
    publishMove(ctx, id, done.seqs);
    if (done.ticketId) ctx.publish({ type: 'queue', change: 'removed', ticketId: done.ticketId });
    ctx.wake({ type: 'queue' });
  };
}

/** May this person, to this agent? Only who holds the conversation now. */
async function held(
  ctx: Ctx,
  input: { conversationId: string; agent: string },
): Promise<Pick<HandingBack, 'conversation' | 'operator'>> {
  if (ctx.actor.kind !== 'operator')
    throw new AppError('forbidden', 'Only the operator who answers can hand back.');
  const operator = ctx.actor;
  if (!ctx.team.has(input.agent)) {
    throw new AppError('invalid', `There is no agent "${input.agent}".`, { field: 'agent' });
  }
  const conversation = await ctx.db.conversation.findUnique({
    where: { id: input.conversationId },
  });
  if (!conversation) throw notFound('conversation');
  if (conversation.holderKind !== 'operator' || conversation.holderId !== operator.userId) {
    throw conflict('You do not answer this conversation now.', { name: conversation.holderName });
  }
  return { conversation, operator };
}

/** Throws `conflict` with the agent's reason: the operator keeps it (decisions.md 39). */
async function askAgent(
  ctx: Ctx,
  notify: Notify,
  back: HandingBack,
  pack: HandoffPackage,
): Promise<void> {
  const offer: Offer = {
    handoffId: back.handoffId,
    attempt: 1,
    epoch: back.conversation.epoch,
    digest: pack.digest,
    contextRef: pack.contextRef,
    target: back.agent,
    language: toLanguage(back.conversation.language),
  };
  const ack = ackSchema.safeParse(await notify(offer).catch(() => null));
  if (ack.success && ack.data.ready && matches(ack.data, offer)) return;
  const why = ack.success && !ack.data.ready ? ack.data.reason : 'no answer';
  throw conflict(
    `${ctx.team.label(back.agent, 'en')} is not ready (${why}). You keep the conversation.`,
  );
}

async function commit(
  ctx: Ctx,
  tx: Tx,
  back: HandingBack,
  pack: HandoffPackage,
): Promise<number[]> {
  const { conversation, operator, agent, handoffId, now } = back;
  const moved = await moveHolder(tx, {
    conversationId: conversation.id,
    expect: { kind: 'operator', id: operator.userId, epoch: conversation.epoch },
    to: { kind: 'agent', name: agent },
    now,
    newChain: true,
    language: toLanguage(conversation.language),
    say: words(ctx, back, pack),
    path: {
      kind: 'handed_back',
      from: operator.name,
      to: agent,
      actor: operator.name,
      reason: 'handed_back',
      note: back.note,
      handoffId,
    },
  });
  if (!moved) throw conflict('Somebody else answers this conversation now.');
  await tx.handoff.update({
    where: { id: handoffId },
    data: { status: 'committed', endedAt: ctx.clock.now(), snapshotRef: pack.contextRef },
  });
  return moved.seqs;
}

function words(ctx: Ctx, back: HandingBack, pack: HandoffPackage): Say[] {
  const { agent, operator, handoffId } = back;
  const language = toLanguage(back.conversation.language);
  return [
    {
      kind: 'event',
      event: 'human_left',
      message: PHRASES[language].left(operator.name),
      fields: { target_agent: `${agent}_agent`, source_agent: 'human', handoff_id: handoffId },
    },
    {
      kind: 'text',
      author: { kind: 'agent', name: ctx.team.label(agent, language), id: agent },
      text: introduction(pack, operator.name, language),
    },
  ];
}
