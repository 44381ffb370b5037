import type { Handoff } from '../../prisma/client/client.ts';
import type { Ctx, Tx } from '../context.ts';
import { type HandoffState, isTerminal, reduce } from './machine.ts';

/** One conditional update; false: another driver was faster. */
export async function saveState(
  db: Ctx['db'] | Tx,
  row: Handoff,
  state: HandoffState,
): Promise<boolean> {
  const saved = await db.handoff.updateMany({
    where: { id: row.id, version: row.version },
    data: {
      version: row.version + 1,
      state: { ...state },
      status: state.status,
      targetAgent: state.target,
      dueAt: state.dueAt === null ? null : new Date(state.dueAt),
      endReason: state.endReason,
    },
  });
  return saved.count === 1;
}

/** A person was asked for while a handoff was pending: it yields (handoff.md H33). */
export async function supersedePending(ctx: Ctx, tx: Tx, conversationId: string): Promise<void> {
  // Locked, so that a driver that moves it at this moment does not make the write below miss.
  await tx.$queryRaw`
    select 1 from handoffs where conversation_id = ${conversationId}::uuid
      and status in ('proposed', 'offered', 'waiting_retry') for update`;
  const rows = await tx.handoff.findMany({
    where: { conversationId, status: { in: ['proposed', 'offered', 'waiting_retry'] } },
  });
  for (const row of rows) {
    const state = row.state as unknown as HandoffState;
    if (isTerminal(state.status)) continue;
    const at = ctx.clock.now();
    const step = reduce(state, { type: 'superseded', at: at.getTime() });
    await saveState(tx, row, step.state);
    await tx.handoff.update({ where: { id: row.id }, data: { endedAt: at } });
  }
}
