import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { chooseModel } from './agents/models/choose.ts';
import type { Model } from './agents/models/model.ts';
import { demoTeam } from './agents/team.ts';
import { agentLabel, loadTeam, type Team } from './agents/team-rules.ts';
import { toolNames } from './agents/tools/registry.ts';
import type { Config } from './config.ts';
import type { Clock, Ctx, Db, Log } from './context.ts';
import { openDoors } from './doors.ts';
import { httpRoutes } from './http/routes.ts';
import { smtpMailer } from './jobs/send-mails.ts';
import { startJobs } from './jobs/start.ts';
import { queuePosition } from './queue/position.ts';
import { Runtime } from './runtime.ts';
import { Publisher } from './sockets/publish.ts';

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
  const ctx: Ctx = {
    ...groundFor(parts, team),
    publish(event) {
      publisher.publish(event);
      if (event.type === 'conversation') runtime.holderMayHaveMoved(event.conversationId);
    },
    wake: (work) => runtime.wake(work),
  };
  const publisher = new Publisher({ io, ctx });
  const runtime = new Runtime(ctx, {
    team,
    model: parts.model ?? chooseModel(config.openai),
    sendMail: config.smtpUrl === null ? null : smtpMailer(config.smtpUrl),
  });
  const { auth } = openDoors({ io, ctx, config, runtime });
  servePages(httpServer, parts, httpRoutes({ config, db, clock, log, auth }));
  const jobs = await startJobs({
    databaseUrl: parts.databaseUrl,
    log,
    now: () => clock.now(),
    runDue: (now) => runtime.runDue(now),
  });
  return {
    httpServer,
    ctx,
    listen: (port, host) => listen(httpServer, port, host),
    async stop() {
      await runtime.stop();
      await publisher.drain();
      await io.close();
      await jobs.stop();
    },
  };
}

/** What every verb stands on, before anything can be told or started. */
function groundFor(
  { config, db, clock, log }: AppParts,
  team: Team,
): Omit<Ctx, 'publish' | 'wake'> {
  const { demo, tokenBudget, reopenHours, limiter, publicUrl } = config;
  return {
    actor: { kind: 'system' },
    db,
    clock,
    log,
    settings: {
      demo,
      mail: config.smtpUrl !== null,
      tokenBudget,
      reopenHours,
      limiter,
      publicUrl,
    },
    team: {
      entry: team.entry,
      has: (agent) => Object.hasOwn(team.agents, agent),
      label: (agent, language) => agentLabel(team, agent, language),
      alternatives: (agent) => team.agents[agent]?.alternatives ?? [],
    },
    queuePlace: (ticketId) => queuePosition(db, ticketId, clock.now()),
  };
}

type Routes = ReturnType<typeof httpRoutes>;

function servePages(httpServer: HttpServer, parts: AppParts, routes: Routes): void {
  httpServer.on('request', (request, response) => {
    if (request.url?.startsWith('/socket.io/')) return;
    routes(request, response)
      .then((handled) => (handled ? undefined : page(parts, request, response)))
      .catch((error) => {
        parts.log.error('http.failed', { error: String(error) });
        if (!response.headersSent) response.writeHead(500).end();
      });
  });
}

const listen = (httpServer: HttpServer, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    httpServer.once('error', reject);
    httpServer.listen(port, host, () => resolve((httpServer.address() as AddressInfo).port));
  });

async function page(
  parts: AppParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (parts.next) return parts.next(request, response);
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 'not_found', message: 'There is no such page.' } }));
}
