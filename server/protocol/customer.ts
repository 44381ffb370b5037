import * as z from 'zod/mini';
import type { Ack, Reply } from './ack.ts';
import type { ConversationView, FactView, Message, SystemEvent, TicketView } from './entities.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const uuid = z.string().check(z.uuid());
/** At most what a PostgreSQL `int` holds. */
const seq = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));

/** Everything a customer may say, by event name. Unknown fields are refused. */
export const customerEvents = {
  /** `fresh`: a new one although a resolved one could be reopened; added within version 1. */
  'conversation:open': z.strictObject({
    conversationId: z.optional(uuid),
    fresh: z.optional(z.boolean()),
  }),
  'conversation:sync': z.strictObject({ conversationId: uuid, afterSeq: seq }),
  'conversation:history': z.strictObject({
    conversationId: uuid,
    beforeSeq: seq,
    limit: z.number().check(z.int(), z.gte(1), z.lte(100)),
  }),
  'conversation:list': z.strictObject({}),
  'conversation:close': z.strictObject({ conversationId: uuid }),
  'message:send': z.strictObject({
    conversationId: uuid,
    clientMessageId: id,
    text: z.string(),
    attachmentIds: z.optional(z.array(uuid).check(z.maxLength(10))),
  }),
  'message:read': z.strictObject({ conversationId: uuid, seq }),
  typing: z.strictObject({ conversationId: uuid, typing: z.boolean() }),
  'human:request': z.strictObject({ conversationId: uuid }),
  'human:cancel': z.strictObject({ conversationId: uuid }),
  'facts:correct': z.strictObject({
    conversationId: uuid,
    factId: uuid,
    value: z.nullable(z.string().check(z.minLength(1), z.maxLength(120))),
  }),
  'contact:leave': z.strictObject({
    conversationId: uuid,
    email: z.string().check(z.email()),
  }),
  'rating:submit': z.strictObject({
    conversationId: uuid,
    leg: z.enum(['ai', 'human']),
    score: z.number().check(z.int(), z.gte(1), z.lte(5)),
    comment: z.optional(z.string().check(z.maxLength(1000))),
  }),
} as const;

export const customerAuth = z.strictObject({
  protocol: z.number(),
  token: z.optional(z.string()),
  identity: z.optional(z.string()),
  locale: z.optional(z.string().check(z.maxLength(35))),
  page: z.optional(z.string().check(z.maxLength(2000))),
  siteKey: z.optional(z.string().check(z.maxLength(100))),
});

export type CustomerEvents = {
  [E in keyof typeof customerEvents]: z.infer<(typeof customerEvents)[E]>;
};

export interface CustomerReplies {
  'conversation:open': { conversation: ConversationView; messages: Message[]; lastSeq: number };
  'conversation:sync': { messages: Message[]; lastSeq: number; conversation: ConversationView };
  'conversation:history': { messages: Message[] };
  'conversation:list': { conversations: ConversationView[] };
  'conversation:close': Record<string, never>;
  'message:send': { message: Message };
  'message:read': Record<string, never>;
  'human:request': { ticket: TicketView };
  'human:cancel': Record<string, never>;
  'facts:correct': { facts: FactView[] };
  'contact:leave': Record<string, never>;
  'rating:submit': Record<string, never>;
}

export interface SessionFrame {
  token: string;
  visitorId: string;
  conversationId: string | null;
  verified: boolean;
}

/** Everything the server says to a customer. */
export interface CustomerServerEvents {
  session: (frame: SessionFrame) => void;
  message: (frame: { message: Message }) => void;
  'message:delta': (frame: {
    conversationId: string;
    messageId: string;
    epoch: number;
    agent: string;
    delta: string;
  }) => void;
  'message:cancelled': (frame: {
    conversationId: string;
    messageId: string;
    epoch: number;
  }) => void;
  system_event: (frame: SystemEvent) => void;
  conversation: (frame: { conversation: ConversationView }) => void;
  typing: (frame: {
    conversationId: string;
    by: 'agent' | 'operator';
    name: string;
    typing: boolean;
  }) => void;
  read: (frame: { conversationId: string; seq: number; by: 'customer' | 'operator' }) => void;
}

/** What a Socket.IO client of `/customer` may emit. `typing` is the one event without an ack. */
export type CustomerClientEvents = {
  [E in keyof CustomerReplies]: (payload: CustomerEvents[E], ack: Ack<CustomerReplies[E]>) => void;
} & { typing: (payload: CustomerEvents['typing']) => void };

export type { Reply };
