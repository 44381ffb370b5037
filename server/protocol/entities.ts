import * as z from 'zod/mini';

/** Shapes that the server sends (protocol.md, decisions.md 35). Times are ISO 8601 UTC. */
export const PROTOCOL_VERSION = 1;

export const holder = z.object({
  kind: z.enum(['agent', 'queue', 'operator', 'nobody']),
  name: z.string(),
});

export const eventName = z.enum([
  'handoff_started',
  'handoff_completed',
  'handoff_returned',
  'human_requested',
  'human_queued',
  'human_joined',
  'human_left',
  'ticket_created',
  'resolved',
  'reopened',
]);

/** The published frame (handoff.md H35): snake_case on purpose; what does not apply is absent. */
export const systemEvent = z.object({
  type: z.literal('system_event'),
  event: eventName,
  message: z.string(),
  target_agent: z.optional(z.string()),
  source_agent: z.optional(z.string()),
  handoff_id: z.optional(z.string()),
  ticket: z.optional(z.string()),
  position: z.optional(z.number()),
  conversation_id: z.string(),
  seq: z.number(),
  at: z.string(),
});

export const source = z.object({
  slug: z.string(),
  title: z.string(),
  section: z.nullable(z.string()),
});

export const message = z.object({
  id: z.string(),
  conversationId: z.string(),
  seq: z.number(),
  clientMessageId: z.nullable(z.string()),
  kind: z.enum(['text', 'system_event']),
  author: z.object({
    kind: z.enum(['customer', 'agent', 'operator', 'system']),
    name: z.string(),
    avatar: z.optional(z.string()),
  }),
  text: z.string(),
  language: z.nullable(z.string()),
  event: z.optional(systemEvent),
  attachments: z.array(
    z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() }),
  ),
  sources: z.array(source),
  createdAt: z.string(),
});

export const fact = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  amountMinor: z.optional(z.number()),
  currency: z.optional(z.string()),
  source: z.enum([
    'customer_said',
    'tool_verified',
    'operator_said',
    'agent_inferred',
    'peer_asserted',
  ]),
  sourceRef: z.string(),
  quote: z.string(),
  observedAt: z.string(),
  expiresAt: z.nullable(z.string()),
  supersedes: z.nullable(z.string()),
});

export const ticket = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(['queued', 'parked', 'assigned', 'closed']),
  reason: z.string(),
  urgency: z.enum(['normal', 'high']),
  summary: z.string(),
  conversationId: z.string(),
  team: z.string(),
  language: z.string(),
  position: z.nullable(z.number()),
  assignee: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: z.string(),
});

/** What an operator's queue needs besides the ticket: added within version 1. */
export const queuedTicket = z.extend(ticket, {
  customerName: z.nullable(z.string()),
  firstLine: z.string(),
  waitingSince: z.string(),
  /** Why it ranks where it does, e.g. `high urgency`; empty when by arrival. */
  rankWhy: z.string(),
  slaAt: z.string(),
});

export const conversation = z.object({
  id: z.string(),
  correlationId: z.string(),
  status: z.enum(['open', 'resolved']),
  holder,
  /** Display name of the holder in the customer's language, e.g. "Billing". */
  holderLabel: z.string(),
  epoch: z.number(),
  lastSeq: z.number(),
  language: z.string(),
  ticket: z.nullable(ticket),
  queue: z.nullable(
    z.object({
      position: z.number(),
      waitSeconds: z.tuple([z.number(), z.number()]),
      asOf: z.string(),
    }),
  ),
  knownFacts: z.array(fact),
  verified: z.boolean(),
  createdAt: z.string(),
});

export const approval = z.object({
  id: z.string(),
  conversationId: z.string(),
  tool: z.string(),
  args: z.record(z.string(), z.unknown()),
  amount: z.object({ amountMinor: z.number(), currency: z.string() }),
  capUsed: z.object({ amountMinor: z.number(), currency: z.string() }),
  status: z.enum(['pending', 'approved', 'refused', 'withdrawn']),
  requestedBy: z.string(),
  createdAt: z.string(),
});

export const offer = z.object({ offerId: z.string(), ticket: queuedTicket, expiresAt: z.string() });

export const note = z.object({
  id: z.string(),
  conversationId: z.string(),
  kind: z.enum(['note', 'whisper']),
  author: z.object({ name: z.string() }),
  text: z.string(),
  createdAt: z.string(),
});

export const presence = z.object({
  operatorId: z.string(),
  name: z.string(),
  state: z.enum(['online', 'away', 'offline']),
  load: z.number(),
  capacity: z.number(),
});

export type Holder = z.infer<typeof holder>;
export type EventName = z.infer<typeof eventName>;
export type SystemEvent = z.infer<typeof systemEvent>;
export type Source = z.infer<typeof source>;
export type Message = z.infer<typeof message>;
export type FactView = z.infer<typeof fact>;
export type TicketView = z.infer<typeof ticket>;
export type QueuedTicket = z.infer<typeof queuedTicket>;
export type ConversationView = z.infer<typeof conversation>;
export type ApprovalView = z.infer<typeof approval>;
export type OfferView = z.infer<typeof offer>;
export type NoteView = z.infer<typeof note>;
export type PresenceView = z.infer<typeof presence>;
