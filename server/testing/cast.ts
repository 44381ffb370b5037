import type { Conversation } from '../../prisma/client/client.ts';
import { demoTeam } from '../agents/team.ts';
import { agentLabel } from '../agents/team-rules.ts';
import type { AppEvent, Ctx, Db, Wake } from '../context.ts';
import { queuePosition } from '../queue/position.ts';
import { silentLog } from './silent-log.ts';

/** A clock that tests move by hand. */
export class TestClock {
  #now: number;
  constructor(start = Date.parse('2026-03-02T10:00:00Z')) {
    this.#now = start;
  }
  now(): Date {
    return new Date(this.#now);
  }
  forward(ms: number): void {
    this.#now += ms;
  }
}

/** A context on a real database that records what it publishes and wakes. */
export function testCtx(db: Db, clock = new TestClock()) {
  const events: AppEvent[] = [];
  const wakes: Wake[] = [];
  const ctx: Ctx = {
    actor: { kind: 'system' },
    db,
    clock,
    log: silentLog,
    settings: {
      demo: true,
      mail: false,
      tokenBudget: 2000,
      reopenHours: 24,
      limiter: true,
      publicUrl: 'http://localhost',
    },
    team: {
      entry: demoTeam.entry,
      has: (agent) => Object.hasOwn(demoTeam.agents, agent),
      label: (agent, language) => agentLabel(demoTeam, agent, language),
      alternatives: (agent) => demoTeam.agents[agent]?.alternatives ?? [],
    },
    queuePlace: (ticketId) => queuePosition(db, ticketId, clock.now()),
    publish: (event) => events.push(event),
    wake: (work) => wakes.push(work),
  };
  return { ctx, clock, events, wakes };
}

let siteNo = 0;

/** A site, a visitor and an open conversation held by triage. */
export async function openCase(
  db: Db,
  siteId = `site-${++siteNo}`,
): Promise<{ siteId: string; visitorId: string; conversation: Conversation }> {
  await db.site.createMany({
    data: [
      {
        id: siteId,
        key: `key-${siteId}`,
        name: 'Test shop',
        secret: 's'.repeat(40),
        allowedOrigins: [],
      },
    ],
    skipDuplicates: true,
  });
  const visitor = await db.visitor.create({ data: { siteId } });
  const conversation = await db.conversation.create({ data: { siteId, visitorId: visitor.id } });
  return { siteId, visitorId: visitor.id, conversation };
}
