import type {
  Conversation,
  Fact,
  Message as MessageModel,
  Ticket,
} from '../../prisma/client/client.ts';
import type {
  ConversationView,
  FactView,
  Message,
  Source,
  SystemEvent,
  TicketView,
} from '../protocol/entities.ts';
import type { MessageRow } from './append.ts';

const AUTHORS = ['customer', 'agent', 'operator', 'system'] as const;
const authorKind = (kind: string) => AUTHORS.find((known) => known === kind) ?? 'system';

/** The wire's view of a stored message, read by Prisma. */
export function messageView(row: MessageModel): Message {
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    clientMessageId: row.clientMessageId,
    kind: row.kind === 'system_event' ? 'system_event' : 'text',
    author: { kind: authorKind(row.authorKind), name: row.authorName },
    text: row.text,
    language: row.language,
    ...(row.event === null ? {} : { event: row.event as SystemEvent }),
    attachments: row.attachments as Message['attachments'],
    sources: row.sources as Source[],
    createdAt: row.createdAt.toISOString(),
  };
}

/** The same for a row of the raw append statement. */
export const rowView = (row: MessageRow): Message =>
  messageView({
    id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    clientMessageId: row.client_message_id,
    kind: row.kind,
    authorKind: row.author_kind,
    authorName: row.author_name,
    authorId: row.author_id,
    epoch: row.epoch,
    text: row.text,
    language: row.language,
    event: (row.event ?? null) as MessageModel['event'],
    attachments: row.attachments as MessageModel['attachments'],
    sources: row.sources as MessageModel['sources'],
    createdAt: row.created_at,
    publishedAt: null,
  });

export function factView(row: Fact): FactView {
  return {
    id: row.id,
    key: row.key,
    value: row.value,
    ...(row.amountMinor === null ? {} : { amountMinor: row.amountMinor }),
    ...(row.currency === null ? {} : { currency: row.currency }),
    source: row.source as FactView['source'],
    sourceRef: row.sourceRef,
    quote: row.quote,
    observedAt: row.observedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    supersedes: row.supersedes,
  };
}

export interface ViewParts {
  conversation: Conversation;
  holderLabel: string;
  facts: Fact[];
  ticket: Ticket | null;
  queue: ConversationView['queue'];
  verified: boolean;
}

/** Shapes a conversation for the wire; which facts are in it is the caller's decision. */
export function conversationShape(parts: ViewParts): ConversationView {
  const { conversation } = parts;
  return {
    id: conversation.id,
    correlationId: conversation.correlationId,
    status: conversation.status === 'resolved' ? 'resolved' : 'open',
    holder: {
      kind: conversation.holderKind as ConversationView['holder']['kind'],
      name: conversation.holderName,
    },
    holderLabel: parts.holderLabel,
    epoch: conversation.epoch,
    lastSeq: conversation.lastSeq,
    language: conversation.language,
    ticket: parts.ticket ? ticketShape(parts.ticket, parts.queue?.position ?? null) : null,
    queue: parts.queue,
    knownFacts: parts.facts.map(factView),
    verified: parts.verified,
    createdAt: conversation.createdAt.toISOString(),
  };
}

export function ticketShape(row: Ticket, position: number | null): TicketView {
  return {
    id: row.id,
    number: row.number,
    status: row.status as TicketView['status'],
    reason: row.reason,
    urgency: row.urgency === 'high' ? 'high' : 'normal',
    summary: row.summary,
    conversationId: row.conversationId,
    team: row.team,
    language: row.language,
    position,
    assignee: row.assigneeId ? { id: row.assigneeId, name: row.assigneeName ?? '' } : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What colleagues write to each other about a customer, and who they are inside, stays with them. */
export const ticketForCustomer = (ticket: TicketView): TicketView => ({
  ...ticket,
  reason: '',
  summary: '',
  urgency: 'normal',
  assignee: ticket.assignee && { id: '', name: ticket.assignee.name },
});
