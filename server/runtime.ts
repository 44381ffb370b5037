import { ActiveRuns } from './agents/active-runs.ts';
import type { AgentDeps } from './agents/deps.ts';
import type { Model } from './agents/models/model.ts';
import { makeNotify } from './agents/notify.ts';
import { runTurn } from './agents/run-turn.ts';
import type { Team } from './agents/team-rules.ts';
import { reconcileCalls } from './agents/tools/reconcile.ts';
import { dueTurns } from './agents/turns.ts';
import { requestCode } from './auth/request-code.ts';
import { takeCode } from './auth/take-code.ts';
import { Background } from './background.ts';
import type { Ctx, Wake } from './context.ts';
import { runDueHandoffs } from './handoff/drive.ts';
import { makeEscalate } from './handoff/escalate.ts';
import { type SendMail, sendMails } from './jobs/send-mails.ts';
import { desk } from './queue/desk.ts';
import { enqueue } from './queue/enqueue.ts';
import { place } from './queue/position.ts';
import { runDueQueue } from './queue/run-due.ts';
import { Slots } from './slots.ts';
import { republishMissed } from './sockets/republish.ts';
import { createTicket } from './tickets/create.ts';

const RUNS_END_MS = 3_000;
/** Measured: with 200 customers writing at once and no limit, runs lost their leases and were repeated. */
const MOST_TURNS = 32;

/** The team and the queue at work: what starts at once when woken, and what a timer finds. */
export class Runtime {
  readonly deps: AgentDeps;
  readonly #ctx: Ctx;
  readonly #background: Background;
  readonly #active = new ActiveRuns();
  readonly #turns = new Slots(MOST_TURNS, (conversationId) => this.#turn(conversationId));
  readonly #sendMail: SendMail | null;
  #stopping = false;

  constructor(ctx: Ctx, parts: { team: Team; model: Model; sendMail: SendMail | null }) {
    this.#ctx = ctx;
    this.#background = new Background(ctx.log);
    const { sendMail, ...team } = parts;
    this.#sendMail = sendMail;
    this.deps = {
      ...team,
      active: this.#active,
      escalate: makeEscalate({ createTicket, enqueue, place, desk }),
      inputCheck: () => ({ pass: true }),
      requestCode,
      takeCode,
      notify: makeNotify(ctx, parts.team, async () => void (await ctx.db.$queryRaw`select 1`)),
      background: (work) => this.#background.run(work),
    };
  }

  wake(work: Wake): void {
    if (this.#stopping) return;
    const now = this.#ctx.clock.now();
    if (work.type === 'turn') this.#turns.add(work.conversationId);
    else if (work.type === 'handoff')
      this.#background.run(runDueHandoffs(this.#ctx, this.deps, now));
    else this.#background.run(runDueQueue(this.#ctx, now));
  }

  #turn(conversationId: string): Promise<void> {
    return this.#background.run(runTurn(this.#ctx, this.deps, conversationId));
  }

  /** Everything whose time has come; what fails does not keep the rest waiting. */
  async runDue(now: Date): Promise<void> {
    const steps = [
      () => this.#dueTurns(now),
      () => runDueHandoffs(this.#ctx, this.deps, now),
      () => runDueQueue(this.#ctx, now),
      () => reconcileCalls(this.#ctx, now),
      () => republishMissed(this.#ctx, now),
      async () => (this.#sendMail ? sendMails(this.#ctx, this.#sendMail, now) : undefined),
    ];
    for (const step of steps) {
      if (this.#stopping) return;
      await step().catch((error: unknown) =>
        this.#ctx.log.error('run_due_failed', { message: String(error) }),
      );
    }
  }

  async #dueTurns(now: Date): Promise<void> {
    for (const conversationId of await dueTurns(this.#ctx, now))
      this.wake({ type: 'turn', conversationId });
  }

  /** A run whose holder moved stops at once instead of at its next word (handoff.md H44). */
  holderMayHaveMoved(conversationId: string): void {
    if (this.#active.isRunning(conversationId))
      this.#background.run(this.#stopStaleRun(conversationId));
  }

  async #stopStaleRun(conversationId: string): Promise<void> {
    const row = await this.#ctx.db.conversation.findUnique({
      where: { id: conversationId },
      select: { epoch: true },
    });
    if (row) this.#active.holderMoved(conversationId, row.epoch);
  }

  /** No new work; runs end, or stop after three seconds and leave their turn to the next start. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#turns.clear();
    const late = setTimeout(() => this.#active.shutdown(), RUNS_END_MS);
    await this.#background.settled();
    clearTimeout(late);
  }
}
