import type { ModelUsage } from './models/model.ts';
import type { RunState } from './run-state.ts';

/**
 * Adds one model call to the run's row. Nobody waits for it with an answer in hand: the run does
 * before it ends (`state.usage`). A failure is logged and costs the customer nothing.
 */
export function recordUsage(state: RunState, usage: ModelUsage): void {
  const { ctx, run } = state;
  const written = ctx.db.run
    .update({
      where: { id: run.id },
      data: {
        modelCalls: { increment: 1 },
        inputTokens: { increment: usage.inputTokens },
        outputTokens: { increment: usage.outputTokens },
        requestChars: { increment: usage.requestChars },
      },
    })
    .catch((error: unknown) =>
      ctx.log.error('run.usage_failed', { runId: run.id, error: String(error) }),
    );
  state.usage = Promise.all([state.usage, written]);
}
