import { randomUUID } from 'node:crypto';
import type { Ctx } from '../context.ts';
import { isDuplicate } from '../errors.ts';
import { toLanguage } from '../protocol/language.ts';
import type { HandoffPackage } from '../protocol/package.ts';
import { assemblePackage } from './assemble.ts';
import { announce } from './commit.ts';
import type { HandoffDraft } from './draft.ts';
import { type DriveDeps, drive } from './drive.ts';
import { startState } from './machine.ts';
import { PHRASES } from './phrases.ts';
import { storeSnapshot } from './snapshot.ts';

export interface Proposal {
  conversationId: string;
  sourceAgent: string;
  /** The epoch of the run that proposes: a stale one proposes nothing. */
  epoch: number;
  target: string;
  reason: 'capability_boundary' | 'specialization';
  draft: HandoffDraft;
  openQuestions: HandoffPackage['openQuestions'];
  /** Alternatives that may still be tried for this customer message. */
  alternatives: string[];
  afterSeq: number;
}

export type Proposed =
  | { ok: true; handoffId: string }
  | { ok: false; why: 'stale' | 'pending' | 'over_budget' };

/**
 * propose → package → snapshot → `handoff_started` in one transaction, then the first offer
 * (handoff.md §5). The source stays holder until the commit. Nothing is written when refused.
 */
export async function propose(ctx: Ctx, deps: DriveDeps, input: Proposal): Promise<Proposed> {
  const now = ctx.clock.now();
  const handoffId = randomUUID();
  const conversation = await ctx.db.conversation.findUniqueOrThrow({
    where: { id: input.conversationId },
  });
  const language = toLanguage(conversation.language);
  const assembled = await assemblePackage(ctx, ctx.db, {
    ...input,
    conversation,
    handoffId,
  });
  if (!assembled) return { ok: false, why: 'over_budget' };
  const state = startState(input.target, input.alternatives, now.getTime());
  try {
    const said = await ctx.db.$transaction(async (tx) => {
      const line = await announce(tx, {
        conversationId: input.conversationId,
        epoch: input.epoch,
        language,
        now,
        say: [
          {
            kind: 'event',
            event: 'handoff_started',
            message: PHRASES[language].connecting(ctx.team.label(input.target, language)),
            fields: {
              target_agent: `${input.target}_agent`,
              source_agent: `${input.sourceAgent}_agent`,
              handoff_id: handoffId,
            },
          },
        ],
      });
      if (!line) return null;
      await tx.handoff.create({
        data: {
          id: handoffId,
          conversationId: input.conversationId,
          correlationId: conversation.correlationId,
          chainNo: conversation.chainNo,
          sourceAgent: input.sourceAgent,
          targetAgent: input.target,
          reason: input.reason,
          status: state.status,
          epoch: input.epoch,
          afterSeq: input.afterSeq,
          draft: { ...input.draft, openQuestions: input.openQuestions, elided: assembled.elided },
          state: { ...state },
          deadlineAt: new Date(state.deadlineAt),
          dueAt: now,
          startedAt: now,
        },
      });
      await storeSnapshot(tx, {
        conversationId: input.conversationId,
        handoffId,
        target: input.target,
        hop: assembled.pack.hopCount + 1,
        pack: assembled.pack,
        now,
      });
      return line;
    });
    if (!said) return { ok: false, why: 'stale' };
    ctx.publish({ type: 'messages', conversationId: input.conversationId, seqs: said.seqs });
  } catch (error) {
    if (isDuplicate(error)) {
      return { ok: false, why: 'pending' };
    }
    throw error;
  }
  await drive(ctx, deps, handoffId, { type: 'offer', at: now.getTime() });
  return { ok: true, handoffId };
}
