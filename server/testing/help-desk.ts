import { randomUUID } from 'node:crypto';
import { demoTeam } from '../agents/team.ts';
import { agentLabel } from '../agents/team-rules.ts';
import type { Actor, AppEvent, Ctx, Db, Wake } from '../context.ts';
import { append } from '../conversations/append.ts';
import { loadCounter } from '../handoff/budget.ts';
import { makeEscalate } from '../handoff/escalate.ts';
import type { TicketView } from '../protocol/entities.ts';
import { makeCancelHumanRequest } from '../queue/cancel.ts';
import { desk } from '../queue/desk.ts';
import { enqueue } from '../queue/enqueue.ts';
import { place, queuePosition } from '../queue/position.ts';
import type { Staff } from '../queue/staff.ts';
import { makeTakeOver } from '../queue/takeover.ts';
import { closeTicket } from '../tickets/close.ts';
import { createTicket } from '../tickets/create.ts';
import { silentLog } from './silent-log.ts';

export interface Person {
  name: string;
  state?: 'online' | 'away' | 'offline';
  capacity?: number;
  languages?: string[];
  teams?: string[];
  role?: 'operator' | 'supervisor';
}

export interface Case {
  conversationId: string;
  visitorId: string;
  ticket: TicketView;
}

/** A site of its own with people and waiting customers, a clock that tests move, and what was told. */
export interface HelpDesk {
  siteId: string;
  now: Date;
  events: AppEvent[];
  wakes: Wake[];
  ctx(actor?: Actor): Ctx;
  later(seconds: number): Date;
  person(person: Person): Promise<Staff>;
  conversation(
    words: string,
    more?: { language?: string; agent?: string },
  ): Promise<Omit<Case, 'ticket'>>;
  /** A customer who wrote and was brought to the line by an agent. */
  waiting(words: string, more?: { language?: string; urgency?: 'normal' | 'high' }): Promise<Case>;
}

/** As app.ts composes them. */
export const cancelHumanRequest = makeCancelHumanRequest({ closeTicket });
export const takeOver = makeTakeOver({ createTicket });

export async function helpDesk(db: Db, hours?: object): Promise<HelpDesk> {
  const siteId = `site-${randomUUID()}`;
  await db.site.create({
    data: {
      id: siteId,
      key: siteId,
      name: 'Shop',
      secret: 's',
      allowedOrigins: [],
      ...(hours ? { hours } : {}),
    },
  });
  // Loading the tokenizer can take longer than a transaction may.
  await loadCounter();
  const escalate = makeEscalate({ createTicket, enqueue, place, desk });
  const self: HelpDesk = {
    siteId,
    now: new Date('2025-03-03T10:00:00Z'),
    events: [],
    wakes: [],
    ctx: (actor = { kind: 'system' }) => ({
      actor,
      db,
      log: silentLog,
      clock: { now: () => self.now },
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
      queuePlace: (ticketId) => queuePosition(db, ticketId, self.now),
      publish: (event) => void self.events.push(event),
      wake: (work) => void self.wakes.push(work),
    }),
    later(seconds) {
      self.now = new Date(self.now.getTime() + seconds * 1000);
      return self.now;
    },
    async person({
      name,
      state = 'online',
      capacity = 3,
      languages = ['en'],
      teams = ['support'],
      role = 'operator',
    }) {
      const userId = randomUUID();
      await db.user.create({ data: { id: userId, name, email: `${userId}@demo.test`, role } });
      await db.operator.create({
        data: { id: userId, siteId, state, capacity, languages, teams, lastSeenAt: self.now },
      });
      return { kind: role, userId, name, siteId };
    },
    async conversation(words, { language = 'en', agent = 'billing' } = {}) {
      const visitor = await db.visitor.create({ data: { siteId } });
      const { id } = await db.conversation.create({
        data: {
          siteId,
          visitorId: visitor.id,
          language,
          holderName: agent,
          lastAgent: agent,
          createdAt: self.now,
        },
      });
      await append(db, {
        conversationId: id,
        clientMessageId: randomUUID(),
        author: { kind: 'customer', name: '', id: visitor.id },
        text: words,
        language,
        now: self.now,
        makesTurn: true,
      });
      return { conversationId: id, visitorId: visitor.id };
    },
    async waiting(words, { language = 'en', urgency = 'normal' } = {}) {
      const one = await self.conversation(words, { language });
      const { ticket } = await escalate(self.ctx(), {
        conversationId: one.conversationId,
        reason: 'beyond_powers',
        summary: '',
        urgency,
      });
      return { ...one, ticket };
    },
  };
  return self;
}
