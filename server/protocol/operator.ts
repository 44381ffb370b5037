import * as z from 'zod/mini';
import type { Ack } from './ack.ts';
import type {
  ApprovalView,
  ConversationView,
  FactView,
  Message,
  NoteView,
  OfferView,
  PresenceView,
  QueuedTicket,
  TicketView,
} from './entities.ts';
import type { HandoffPackage, PathEntry } from './package.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const uuid = z.string().check(z.uuid());
/** At most what a PostgreSQL `int` holds. */
const seq = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));
const words = z.string().check(z.maxLength(2000));

export const operatorEvents = {
  'queue:list': z.strictObject({}),
  /** The conversations that this operator holds now: added within version 1. */
  'inbox:list': z.strictObject({}),
  'queue:claim': z.strictObject({ ticketId: uuid }),
  'offer:accept': z.strictObject({ offerId: uuid }),
  'offer:decline': z.strictObject({ offerId: uuid }),
  'conversation:read': z.strictObject({ conversationId: uuid }),
  'conversation:sync': z.strictObject({ conversationId: uuid, afterSeq: seq }),
  'message:send': z.strictObject({
    conversationId: uuid,
    clientMessageId: id,
    text: z.string(),
    attachmentIds: z.optional(z.array(uuid).check(z.maxLength(10))),
  }),
  'message:read': z.strictObject({ conversationId: uuid, seq }),
  typing: z.strictObject({ conversationId: uuid, typing: z.boolean() }),
  'note:add': z.strictObject({ conversationId: uuid, text: words.check(z.minLength(1)) }),
  'recommendation:decide': z.strictObject({
    handoffId: uuid,
    verdict: z.enum(['confirm', 'override']),
    reason: z.optional(words),
  }),
  'fact:decide': z.strictObject({
    factId: uuid,
    verdict: z.enum(['confirm', 'reject', 'correct']),
    value: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  }),
  'approval:decide': z.strictObject({
    approvalId: uuid,
    verdict: z.enum(['approve', 'refuse']),
    reason: z.optional(words),
  }),
  'conversation:transfer': z.strictObject({
    conversationId: uuid,
    to: z.union([z.strictObject({ operatorId: id }), z.strictObject({ team: id })]),
    note: words,
  }),
  'conversation:handback': z.strictObject({ conversationId: uuid, agent: id, note: words }),
  'conversation:resolve': z.strictObject({ conversationId: uuid, outcome: words }),
  'availability:set': z.strictObject({ state: z.enum(['online', 'away', 'offline']) }),
} as const;

export type OperatorEvents = {
  [E in keyof typeof operatorEvents]: z.infer<(typeof operatorEvents)[E]>;
};

/** A conversation with everything that is known (handoff.md H43). */
export interface CaseFile {
  conversation: ConversationView;
  messages: Message[];
  handoff: {
    package: HandoffPackage | null;
    handoffId: string | null;
    /** The operator's or agent's decision on the recommendation; null = still to decide. */
    recommendation: { verdict: string; reason: string | null; by: string } | null;
    chain: PathEntry[];
  };
  facts: FactView[];
  approvals: ApprovalView[];
  notes: NoteView[];
  customer: { id: string; name: string; email: string; plan: string } | null;
}

export interface OperatorReplies {
  'queue:list': { tickets: QueuedTicket[]; operators: PresenceView[]; me: PresenceView };
  'inbox:list': { tickets: QueuedTicket[] };
  'queue:claim': { ticket: TicketView; conversation: ConversationView };
  'offer:accept': { ticket: TicketView; conversation: ConversationView };
  'offer:decline': Record<string, never>;
  'conversation:read': CaseFile;
  'conversation:sync': { messages: Message[]; lastSeq: number; conversation: ConversationView };
  'message:send': { message: Message };
  'message:read': Record<string, never>;
  'note:add': { note: NoteView };
  'recommendation:decide': Record<string, never>;
  'fact:decide': { facts: FactView[] };
  'approval:decide': { approval: ApprovalView };
  'conversation:transfer': { conversation: ConversationView };
  'conversation:handback': { conversation: ConversationView };
  'conversation:resolve': { conversation: ConversationView };
  'availability:set': { me: PresenceView };
}

export interface OperatorServerEvents {
  queue: (frame: {
    version: number;
    change: 'added' | 'changed' | 'removed';
    ticket: QueuedTicket;
  }) => void;
  offer: (frame: OfferView) => void;
  message: (frame: { message: Message }) => void;
  note: (frame: { note: NoteView }) => void;
  conversation: (frame: { conversation: ConversationView }) => void;
  approval: (frame: { approval: ApprovalView }) => void;
  presence: (frame: PresenceView) => void;
  alert: (frame: { level: 'info' | 'warning'; message: string; conversationId?: string }) => void;
  typing: (frame: {
    conversationId: string;
    by: 'customer';
    name: string;
    typing: boolean;
  }) => void;
  read: (frame: { conversationId: string; seq: number; by: 'customer' | 'operator' }) => void;
}

export type OperatorClientEvents = {
  [E in keyof OperatorReplies]: (payload: OperatorEvents[E], ack: Ack<OperatorReplies[E]>) => void;
} & { typing: (payload: OperatorEvents['typing']) => void };
