import type { PrismaClient } from '../prisma/client/client.ts';
import type { Language } from './protocol/language.ts';

/** Who acts. The role of a person is proven at the door (sockets, http), never again inside. */
export type Actor =
  | { kind: 'customer'; visitorId: string; siteId: string }
  | { kind: 'operator'; userId: string; name: string; siteId: string }
  | { kind: 'supervisor'; userId: string; name: string; siteId: string }
  | { kind: 'agent'; name: string; epoch: number }
  | { kind: 'system' };

export type Db = PrismaClient;
/** A transaction client: what a verb that must commit together with others takes. */
export type Tx = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'
>;

export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };

export interface Log {
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
}

/**
 * What happened, told after the commit. sockets/publish.ts decides who sees which part.
 * Events carry ids: views are read per audience, so nothing leaks by accident.
 */
export type AppEvent =
  | { type: 'messages'; conversationId: string; seqs: number[] }
  | { type: 'conversation'; conversationId: string }
  | {
      type: 'delta';
      conversationId: string;
      messageId: string;
      epoch: number;
      agent: string;
      delta: string;
    }
  | { type: 'cancelled'; conversationId: string; messageId: string; epoch: number }
  | {
      type: 'typing';
      conversationId: string;
      by: 'agent' | 'operator' | 'customer';
      name: string;
      typing: boolean;
    }
  | { type: 'read'; conversationId: string; seq: number; by: 'customer' | 'operator' }
  | { type: 'queue'; change: 'added' | 'changed' | 'removed'; ticketId: string }
  | { type: 'offer'; offerId: string; operatorId: string }
  | { type: 'approval'; approvalId: string }
  | { type: 'note'; noteId: string; conversationId: string }
  | { type: 'presence'; operatorId: string }
  | { type: 'alert'; level: 'info' | 'warning'; message: string; conversationId: string };

/** Work that should start now; a timer finds it anyway if this wake is lost (decisions.md 2). */
export type Wake =
  | { type: 'turn'; conversationId: string }
  | { type: 'handoff'; handoffId: string }
  | { type: 'queue' };

export interface Settings {
  demo: boolean;
  /** Mail can be sent; else it stays in the demo's mailbox. */
  mail: boolean;
  tokenBudget: number;
  reopenHours: number;
  limiter: boolean;
  publicUrl: string;
}

/** What the rest of the product may know of the AI team (the team itself is agents/team.ts). */
export interface TeamDirectory {
  entry: string;
  has(agent: string): boolean;
  /** Display name in a language; the slug of an unknown agent. */
  label(agent: string, language: Language): string;
  /** Who is tried, in order, when this agent is not ready (handoff.md H27). */
  alternatives(agent: string): string[];
}

/** A customer's place in the line, `waitSeconds` an honest range [low, high]. */
export interface QueuePlace {
  position: number;
  waitSeconds: [number, number];
}

export interface Ctx {
  team: TeamDirectory;
  /** queue/position.ts, handed in by app.ts: conversations may not import the queue. */
  queuePlace(ticketId: string): Promise<QueuePlace | null>;
  actor: Actor;
  db: Db;
  clock: Clock;
  log: Log;
  settings: Settings;
  publish(event: AppEvent): void;
  wake(work: Wake): void;
}

export const actingAs = (ctx: Ctx, actor: Actor): Ctx => ({ ...ctx, actor });
export const systemCtx = (ctx: Ctx): Ctx => actingAs(ctx, { kind: 'system' });
