import { ActiveRuns } from '../agents/active-runs.ts';
import type { AgentDeps } from '../agents/deps.ts';
import type { Model } from '../agents/models/model.ts';
import { makeNotify } from '../agents/notify.ts';
import { receiveMessage } from '../agents/receive-message.ts';
import { runTurn } from '../agents/run-turn.ts';
import { demoTeam } from '../agents/team.ts';
import type { Team } from '../agents/team-rules.ts';
import { requestCode } from '../auth/request-code.ts';
import { takeCode } from '../auth/take-code.ts';
import { actingAs, type Db } from '../context.ts';
import { runDueHandoffs } from '../handoff/drive.ts';
import { makeEscalate } from '../handoff/escalate.ts';
import { desk } from '../queue/desk.ts';
import { enqueue } from '../queue/enqueue.ts';
import { place } from '../queue/position.ts';
import { createTicket } from '../tickets/create.ts';
import { openCase, testCtx } from './cast.ts';

/**
 * The whole runtime without sockets: a customer who writes, a model, a real database. `settle` runs
 * what was woken until nothing is left to do.
 */
export async function onStage(
  db: Db,
  model: Model,
  options: { team?: Team; siteId?: string } = {},
) {
  const world = testCtx(db);
  const opened = await openCase(db, options.siteId);
  const { conversation, visitorId, siteId } = opened;
  const background: Promise<void>[] = [];
  const team = options.team ?? demoTeam;
  const deps: AgentDeps = {
    model,
    team,
    active: new ActiveRuns(),
    escalate: makeEscalate({ createTicket, enqueue, place, desk }),
    inputCheck: () => ({ pass: true }),
    requestCode,
    takeCode,
    notify: makeNotify(world.ctx, team, async () => undefined),
    background: (work) => background.push(work),
  };
  const customer = actingAs(world.ctx, { kind: 'customer', visitorId, siteId });
  let count = 0;

  async function settle(): Promise<void> {
    for (;;) {
      const wake = world.wakes.shift();
      if (wake?.type === 'turn') await runTurn(world.ctx, deps, wake.conversationId);
      else if (wake?.type === 'handoff') await runDueHandoffs(world.ctx, deps, world.clock.now());
      const work = background.shift();
      if (work) await work;
      if (!wake && !work) return;
    }
  }

  return {
    ...world,
    deps,
    conversationId: conversation.id,
    visitorId,
    siteId,
    settle,
    /** Sends as the customer and waits until the team is done. */
    async say(text: string): Promise<void> {
      count += 1;
      world.clock.forward(1_000);
      await receiveMessage(customer, deps, {
        conversationId: conversation.id,
        clientMessageId: `c${count}`,
        text,
      });
      await settle();
    },
    conversation: () => db.conversation.findUniqueOrThrow({ where: { id: conversation.id } }),
    /** The thread as lines: `customer: …`, `Billing: …`, `[handoff_started]`. */
    async thread(): Promise<string[]> {
      const rows = await db.message.findMany({
        where: { conversationId: conversation.id },
        orderBy: { seq: 'asc' },
      });
      return rows.map((row) => {
        const event = row.event as { event: string } | null;
        return event ? `[${event.event}]` : `${row.authorName || row.authorKind}: ${row.text}`;
      });
    },
    /** The last code that was mailed, as the demo mailbox shows it. */
    async code(): Promise<string> {
      const mail = await db.mail.findFirst({ orderBy: { createdAt: 'desc' } });
      const digits = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
      if (!digits) throw new Error('no code was mailed');
      return digits;
    },
  };
}
