import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { ActiveRuns } from './agents/active-runs.ts';
import type { AgentDeps } from './agents/deps.ts';
import { chooseModel } from './agents/models/choose.ts';
import type { Model } from './agents/models/model.ts';
import { makeNotify } from './agents/notify.ts';
import { decideApproval } from './agents/policy/decide-approval.ts';
import { receiveMessage } from './agents/receive-message.ts';
import { runTurn } from './agents/run-turn.ts';
import { demoTeam } from './agents/team.ts';
import { agentLabel, loadTeam, type Team } from './agents/team-rules.ts';
import { reconcileCalls } from './agents/tools/reconcile.ts';
import { toolNames } from './agents/tools/registry.ts';
import { dueTurns } from './agents/turns.ts';
import { findSite } from './auth/find-site.ts';
import { deriveKey } from './auth/keys.ts';
import { createOperatorAuth, operatorReader } from './auth/operators.ts';
import { originAllowed } from './auth/origin.ts';
import { requestCode } from './auth/request-code.ts';
import { takeCode } from './auth/take-code.ts';
import { makeEnter } from './auth/visit.ts';
import type { Config } from './config.ts';
import type { AppEvent, Clock, Ctx, Db, Log, Wake } from './context.ts';
import { sayAsOperator } from './conversations/say-as-operator.ts';
import { runDueHandoffs } from './handoff/drive.ts';
import { makeEscalate } from './handoff/escalate.ts';
import { makeHandBack } from './handoff/hand-back.ts';
import { makeResolve } from './handoff/resolve.ts';
import { httpRoutes } from './http/routes.ts';
import { startJobs } from './jobs/start.ts';
import { makeCancelHumanRequest } from './queue/cancel.ts';
import { desk } from './queue/desk.ts';
import { enqueue } from './queue/enqueue.ts';
import { place, queuePosition } from './queue/position.ts';
import { runDueQueue } from './queue/run-due.ts';
import { makeTakeOver } from './queue/takeover.ts';
import { customerNamespace } from './sockets/customer.ts';
import { createLimiter, noLimiter } from './sockets/limiter.ts';
import { operatorNamespace } from './sockets/operator.ts';
import { Publisher } from './sockets/publish.ts';
import { republishMissed } from './sockets/republish.ts';
import { supervisorNamespace } from './sockets/supervisor.ts';
import { closeTicket } from './tickets/close.ts';
import { createTicket } from './tickets/create.ts';

export interface AppParts {
  config: Config;
  db: Db;
  databaseUrl: string;
  clock: Clock;
  log: Log;
  /** Next's handler for pages; null without pages (tests). */
  next: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null;
  /** Tests bring their own model and team. */
  model?: Model;
  team?: Team;
}

export interface App {
  httpServer: HttpServer;
  ctx: Ctx;
  /** Resolves with the port that it really has. */
  listen(port: number, host: string): Promise<number>;
  /** Refuses new work, lets runs end or stops them, then closes sockets and jobs. */
  stop(): Promise<void>;
}

/** decisions.md 20: beyond this the transport closes. */
const MAX_FRAME = 256 * 1024;
const RUNS_END_MS = 3_000;

/** The composition root: everything is wired here, for the entry and for tests alike. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, clock, log } = parts;
  const team = loadTeam(parts.team ?? demoTeam, toolNames);
  const httpServer = createServer();
  const io = new Server(httpServer, {
    maxHttpBufferSize: MAX_FRAME,
    perMessageDeflate: false,
    serveClient: false,
  });
  const inFlight = new Set<Promise<void>>();
  const background = (work: Promise<void>) => {
    const kept = work.catch((error) => log.error('background.failed', { error: String(error) }));
    inFlight.add(kept);
    void kept.then(() => inFlight.delete(kept));
  };
  const active = new ActiveRuns();
  let stopping = false;

  const ctx: Ctx = {
    actor: { kind: 'system' },
    db,
    clock,
    log,
    settings: {
      demo: config.demo,
      tokenBudget: config.tokenBudget,
      reopenHours: config.reopenHours,
      limiter: config.limiter,
      publicUrl: config.publicUrl,
    },
    team: {
      entry: team.entry,
      has: (agent) => agent in team.agents,
      label: (agent, language) => agentLabel(team, agent, language),
      alternatives: (agent) => team.agents[agent]?.alternatives ?? [],
    },
    queuePlace: (ticketId) => queuePosition(db, ticketId, clock.now()),
    publish,
    wake,
  };
  const publisher = new Publisher({ io, ctx });

  function publish(event: AppEvent): void {
    publisher.publish(event);
    if (event.type === 'conversation') background(stopStaleRun(event.conversationId));
  }

  /** A run whose holder moved stops at once instead of at its next word (handoff.md H44). */
  async function stopStaleRun(conversationId: string): Promise<void> {
    if (!active.isRunning(conversationId)) return;
    const row = await db.conversation.findUnique({
      where: { id: conversationId },
      select: { epoch: true },
    });
    if (row) active.holderMoved(conversationId, row.epoch);
  }

  function wake(work: Wake): void {
    if (stopping) return;
    if (work.type === 'turn') background(runTurn(ctx, deps, work.conversationId));
    else if (work.type === 'handoff') background(runDueHandoffs(ctx, deps, clock.now()));
    else background(runDueQueue(ctx, clock.now()));
  }

  const escalate = makeEscalate({ createTicket, enqueue, place, desk });
  const notify = makeNotify(ctx, team, async () => void (await db.$queryRaw`select 1`));
  const resolve = makeResolve({ closeTicket });
  const deps: AgentDeps = {
    model: parts.model ?? chooseModel(config.openai),
    team,
    active,
    escalate,
    inputCheck: () => ({ pass: true }),
    requestCode,
    takeCode,
    notify,
    background,
  };

  const auth = createOperatorAuth({
    db,
    secret: Buffer.from(deriveKey(config.secret, 'operator-session')).toString('base64'),
    publicUrl: config.publicUrl,
    clock,
  });
  const readOperator = operatorReader(auth, db);
  const ownOrigin = (origin: string | undefined) =>
    originAllowed(origin, { publicUrl: config.publicUrl, allowed: [] });

  customerNamespace(io.of('/customer'), {
    ctx,
    limiter: config.limiter ? createLimiter() : noLimiter,
    originAllowed: async (origin, siteKey) => {
      const site = await findSite(db, siteKey);
      return originAllowed(origin, {
        publicUrl: config.publicUrl,
        allowed: site?.allowedOrigins ?? [],
      });
    },
    enter: makeEnter(ctx, deriveKey(config.secret, 'customer-token')),
    receive: (asCustomer, input) => receiveMessage(asCustomer, deps, input),
    escalate,
    resolve,
    cancelHumanRequest: makeCancelHumanRequest({ closeTicket }),
  });
  operatorNamespace(io.of('/operator'), {
    ctx,
    readOperator,
    originAllowed: ownOrigin,
    handBack: makeHandBack({ notify, closeTicket }),
    resolve,
    decideApproval: async (asOperator, input) => {
      const decision = { ...input, reason: input.reason ?? null };
      const done = await decideApproval(asOperator, decision, (text, language, key) =>
        sayAsOperator(asOperator, input.approvalId, { text, language, key }),
      );
      return done.approval;
    },
  });
  supervisorNamespace(io.of('/supervisor'), {
    ctx,
    readOperator,
    originAllowed: ownOrigin,
    takeOver: makeTakeOver({ createTicket }),
  });

  const routes = httpRoutes({ config, db, clock, log, auth });
  httpServer.on('request', (request, response) => {
    if (request.url?.startsWith('/socket.io/')) return;
    routes(request, response)
      .then((handled) => (handled ? undefined : page(parts, request, response)))
      .catch((error) => {
        log.error('http.failed', { error: String(error) });
        if (!response.headersSent) response.writeHead(500).end();
      });
  });

  const jobs = await startJobs({
    databaseUrl: parts.databaseUrl,
    log,
    now: () => clock.now(),
    runDue: async (now) => {
      if (stopping) return;
      for (const conversationId of await dueTurns(ctx, now)) wake({ type: 'turn', conversationId });
      await runDueHandoffs(ctx, deps, now);
      await runDueQueue(ctx, now);
      await reconcileCalls(ctx, now);
      await republishMissed(ctx, now);
    },
  });

  return {
    httpServer,
    ctx,
    listen: (port, host) =>
      new Promise((resolveListen, reject) => {
        httpServer.once('error', reject);
        httpServer.listen(port, host, () =>
          resolveListen((httpServer.address() as AddressInfo).port),
        );
      }),
    async stop() {
      stopping = true;
      const late = setTimeout(() => active.shutdown(), RUNS_END_MS);
      await Promise.all(inFlight);
      clearTimeout(late);
      await publisher.drain();
      await io.close();
      await jobs.stop();
    },
  };
}

async function page(
  parts: AppParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (parts.next) return parts.next(request, response);
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 'not_found', message: 'There is no such page.' } }));
}
