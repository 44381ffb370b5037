import { randomUUID } from 'node:crypto';
import type { Ctx, Tx } from '../context.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { toLanguage } from '../protocol/language.ts';
import { assemblePackage } from './assemble.ts';
import { lastPackage } from './chain.ts';
import { moveHolder, publishMove } from './commit.ts';
import type { HandoffDraft } from './draft.ts';
import { introduction } from './introduction.ts';
import { PHRASES } from './phrases.ts';
import { ackSchema, matches, type Notify, type Offer } from './readiness.ts';
import { storeSnapshot } from './snapshot.ts';

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
    if (ctx.actor.kind !== 'operator')
      throw new AppError('forbidden', 'Only the operator who answers can hand back.');
    const operator = ctx.actor;
    if (!ctx.team.has(input.agent)) {
      throw new AppError('invalid', `There is no agent "${input.agent}".`, { field: 'agent' });
    }
    const now = ctx.clock.now();
    const conversation = await ctx.db.conversation.findUnique({
      where: { id: input.conversationId },
    });
    if (!conversation) throw notFound('conversation');
    if (conversation.holderKind !== 'operator' || conversation.holderId !== operator.userId) {
      throw conflict('You do not answer this conversation now.', { name: conversation.holderName });
    }
    const language = toLanguage(conversation.language);
    const handoffId = randomUUID();
    const before = await lastPackage(ctx.db, conversation.id);
    const draft: HandoffDraft = {
      segment:
        input.note.trim() === '' ? `${operator.name} handed back.` : input.note.slice(0, 900),
      userIntent: before?.pack.userIntent ?? 'Goes on after a person helped.',
      facts: [],
      recommendation: null,
      pendingIntents: conversation.pendingIntents as HandoffDraft['pendingIntents'],
    };
    const assembled = await assemblePackage(ctx, ctx.db, {
      conversation,
      handoffId,
      sourceAgent: 'human',
      target: input.agent,
      reason: 'specialization',
      draft,
    });
    if (!assembled)
      throw conflict('The package is too large for an agent. Resolve it or transfer it.');
    const { pack } = assembled;
    await ctx.db.$transaction(async (tx) => {
      await tx.handoff.create({
        data: {
          id: handoffId,
          conversationId: conversation.id,
          correlationId: conversation.correlationId,
          chainNo: conversation.chainNo,
          sourceAgent: 'human',
          targetAgent: input.agent,
          reason: 'specialization',
          status: 'returned',
          epoch: conversation.epoch,
          afterSeq: conversation.lastSeq,
          draft,
          state: {},
          deadlineAt: now,
          startedAt: now,
        },
      });
      await storeSnapshot(tx, {
        conversationId: conversation.id,
        handoffId,
        target: input.agent,
        hop: null,
        pack,
        now,
      });
    });
    const offer: Offer = {
      handoffId,
      attempt: 1,
      epoch: conversation.epoch,
      digest: pack.digest,
      contextRef: pack.contextRef,
      target: input.agent,
      language,
    };
    const ack = ackSchema.safeParse(await deps.notify(offer).catch(() => null));
    if (!ack.success || !ack.data.ready || !matches(ack.data, offer)) {
      const why = ack.success && !ack.data.ready ? ack.data.reason : 'no answer';
      throw conflict(
        `${ctx.team.label(input.agent, 'en')} is not ready (${why}). You keep the conversation.`,
      );
    }
    const done = await ctx.db.$transaction(async (tx) => {
      const label = ctx.team.label(input.agent, language);
      const fields = {
        target_agent: `${input.agent}_agent`,
        source_agent: 'human',
        handoff_id: handoffId,
      };
      const moved = await moveHolder(tx, {
        conversationId: conversation.id,
        expect: { kind: 'operator', id: operator.userId, epoch: conversation.epoch },
        to: { kind: 'agent', name: input.agent },
        now,
        newChain: true,
        language,
        say: [
          {
            kind: 'event',
            event: 'human_left',
            message: PHRASES[language].left(operator.name),
            fields,
          },
          {
            kind: 'text',
            author: { kind: 'agent', name: label, id: input.agent },
            text: introduction(pack, operator.name, language),
          },
        ],
        path: {
          kind: 'handed_back',
          from: operator.name,
          to: input.agent,
          actor: operator.name,
          reason: 'handed_back',
          note: input.note,
          handoffId,
        },
      });
      if (!moved) throw conflict('Somebody else answers this conversation now.');
      await tx.handoff.update({
        where: { id: handoffId },
        data: { status: 'committed', endedAt: ctx.clock.now(), snapshotRef: pack.contextRef },
      });
      return { seqs: moved.seqs, ticketId: await deps.closeTicket(tx, conversation.id, now) };
    });
    publishMove(ctx, conversation.id, done.seqs);
    if (done.ticketId) ctx.publish({ type: 'queue', change: 'removed', ticketId: done.ticketId });
    ctx.wake({ type: 'queue' });
  };
}
