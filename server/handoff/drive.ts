import type { Handoff } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { commitHandoff } from './commit-handoff.ts';
import {
  type HandoffEffect,
  type HandoffEvent,
  type HandoffState,
  reduce,
  type Step,
} from './machine.ts';
import { offerTo } from './offer.ts';
import { ackSchema, matches, type Notify, type Offer } from './readiness.ts';
import { returnToSource } from './return.ts';
import { saveState } from './state.ts';

export interface DriveDeps {
  notify: Notify;
  /** Keeps work that outlives its caller, so that a stop can wait for it. */
  background(work: Promise<void>): void;
}

/**
 * Feeds one event to the machine and runs the effects. The new state is stored by one conditional
 * update on `version`: of two drivers one wins, the other re-reads. Commit and return write the
 * state in their own transaction, so it either happened or it did not (handoff.md H30).
 */
export async function drive(
  ctx: Ctx,
  deps: DriveDeps,
  handoffId: string,
  event: HandoffEvent,
): Promise<void> {
  const row = await ctx.db.handoff.findUnique({ where: { id: handoffId } });
  if (!row) return;
  const step = reduce(row.state as unknown as HandoffState, event);
  const ending = step.effects.find(
    (effect) => effect.type === 'commit' || effect.type === 'return',
  );
  if (ending) return finish(ctx, deps, row, step, ending);
  if (step.state !== (row.state as unknown)) {
    const stored = await saveState(ctx.db, row, step.state);
    if (!stored) return drive(ctx, deps, handoffId, event);
  }
  for (const effect of step.effects) await run(ctx, deps, row, effect);
}

async function finish(
  ctx: Ctx,
  deps: DriveDeps,
  row: Handoff,
  step: Step,
  effect: HandoffEffect,
): Promise<void> {
  if (effect.type === 'commit') {
    const result = await commitHandoff(ctx, row, step.state, effect.attempt);
    if (result === 'raced')
      return drive(ctx, deps, row.id, { type: 'due', at: ctx.clock.now().getTime() });
    if (result === 'holder_moved') {
      return drive(ctx, deps, row.id, { type: 'commit_lost', at: ctx.clock.now().getTime() });
    }
  } else {
    await returnToSource(ctx, row, step.state);
  }
  ctx.wake({ type: 'turn', conversationId: row.conversationId });
}

async function run(ctx: Ctx, deps: DriveDeps, row: Handoff, effect: HandoffEffect): Promise<void> {
  if (effect.type === 'record_late') {
    await ctx.db.handoffAttempt.updateMany({
      where: { handoffId: row.id, attempt: effect.attempt },
      data: { late: true },
    });
  } else if (effect.type === 'notify') {
    const offer = await offerTo(ctx, row, effect.target, effect.attempt);
    if (offer) deps.background(ask(ctx, deps, offer));
    else await refuse(ctx, deps, row.id, effect.attempt, 'bad_package');
  }
}

/** Asks the receiver; a thrown error counts as a refusal, an answer for another offer as late (H26, H27). */
async function ask(ctx: Ctx, deps: DriveDeps, offer: Offer): Promise<void> {
  const answer = await deps.notify(offer).catch((error: unknown) => {
    ctx.log.warn('handoff.notify_failed', { handoffId: offer.handoffId, error: String(error) });
    return null;
  });
  await receiveAck(ctx, deps, offer, answer);
}

/** Takes an ACK in, however late, doubled or wrong it is. */
export async function receiveAck(
  ctx: Ctx,
  deps: DriveDeps,
  offer: Offer,
  answer: unknown,
): Promise<void> {
  const at = ctx.clock.now().getTime();
  const parsed = ackSchema.safeParse(answer);
  if (!parsed.success) return refuse(ctx, deps, offer.handoffId, offer.attempt, 'error');
  const ack = parsed.data;
  if (!matches(ack, offer)) {
    ctx.log.warn('handoff.ack_mismatch', { handoffId: offer.handoffId, attempt: offer.attempt });
    return;
  }
  if (!ack.ready) {
    return refuse(
      ctx,
      deps,
      offer.handoffId,
      offer.attempt,
      ack.reason,
      ack.missing,
      ack.retryAfterMs,
    );
  }
  await answered(ctx, offer.handoffId, offer.attempt, { status: 'ready' });
  await drive(ctx, deps, offer.handoffId, { type: 'ready', attempt: offer.attempt, at });
}

async function refuse(
  ctx: Ctx,
  deps: DriveDeps,
  handoffId: string,
  attempt: number,
  reason: string,
  missing: string[] = [],
  retryAfterMs?: number,
): Promise<void> {
  await answered(ctx, handoffId, attempt, { status: 'refused', reason, missing });
  const at = ctx.clock.now().getTime();
  await drive(ctx, deps, handoffId, {
    type: 'refused',
    attempt,
    at,
    reason,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

async function answered(
  ctx: Ctx,
  handoffId: string,
  attempt: number,
  data: { status: string; reason?: string; missing?: string[] },
): Promise<void> {
  await ctx.db.handoffAttempt.updateMany({
    where: { handoffId, attempt, status: 'offered' },
    data: { ...data, answeredAt: ctx.clock.now() },
  });
}

/** Timers are rows: whatever is due moves on, also after a restart (decisions.md 2). */
export async function runDueHandoffs(ctx: Ctx, deps: DriveDeps, now: Date): Promise<void> {
  const due = await ctx.db.handoff.findMany({
    where: { dueAt: { lte: now }, status: { in: ['proposed', 'offered', 'waiting_retry'] } },
    orderBy: { dueAt: 'asc' },
    take: 50,
  });
  for (const row of due) {
    // One that fails does not keep the others, nor the queue after them, from moving on.
    await moveOn(ctx, deps, row, now).catch((error: unknown) =>
      ctx.log.error('handoff.due_failed', { handoffId: row.id, error: String(error) }),
    );
  }
}

async function moveOn(ctx: Ctx, deps: DriveDeps, row: Handoff, now: Date): Promise<void> {
  if (row.status === 'offered') {
    const { attempt } = row.state as unknown as HandoffState;
    await ctx.db.handoffAttempt.updateMany({
      where: { handoffId: row.id, attempt, status: 'offered' },
      data: { status: 'timeout' },
    });
  }
  await drive(ctx, deps, row.id, { type: 'due', at: now.getTime() });
}
