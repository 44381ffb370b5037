import type { Ctx } from '../context.ts';
import { notFound } from '../errors.ts';
import type { ConversationView } from '../protocol/entities.ts';
import { toLanguage } from '../protocol/language.ts';
import { conversationShape, ticketForCustomer } from './view.ts';

/** Whose eyes: a customer's socket gets less (decisions.md 35). */
export type Audience = 'customer' | 'staff';

const PEOPLE = {
  en: 'Customer service',
  fr: 'Service client',
  it: 'Servizio clienti',
  es: 'Atención al cliente',
  de: 'Kundenservice',
  ar: 'خدمة العملاء',
};

/**
 * One conversation as an audience may see it. Customers get what they said themselves and, once
 * verified, their own `tool_verified` facts; staff get every current fact. Throws `not_found`.
 */
export async function conversationView(
  ctx: Ctx,
  conversationId: string,
  audience: Audience,
): Promise<ConversationView> {
  const row = await ctx.db.conversation.findUnique({
    where: { id: conversationId },
    include: {
      visitor: true,
      tickets: { orderBy: { createdAt: 'desc' }, take: 1 },
      facts: { where: { supersededAt: null }, orderBy: { observedAt: 'asc' } },
    },
  });
  if (!row) throw notFound('conversation');
  const { visitor, tickets, facts, ...conversation } = row;
  const verified = visitor.customerId !== null;
  const ticket = tickets[0] && tickets[0].status !== 'closed' ? tickets[0] : null;
  const place = ticket && ticket.status !== 'assigned' ? await ctx.queuePlace(ticket.id) : null;
  const seen = facts.filter(
    (fact) =>
      audience === 'staff' ||
      fact.source === 'customer_said' ||
      (fact.source === 'tool_verified' && verified && fact.key !== 'customer_id'),
  );
  const language = toLanguage(conversation.language);
  const holderLabel =
    conversation.holderKind === 'agent'
      ? ctx.team.label(conversation.holderName, language)
      : conversation.holderKind === 'queue'
        ? PEOPLE[language]
        : conversation.holderName;
  const view = conversationShape({
    conversation,
    holderLabel,
    facts: seen,
    ticket,
    queue: place ? { ...place, asOf: ctx.clock.now().toISOString() } : null,
    verified,
  });
  return audience === 'staff' || view.ticket === null
    ? view
    : { ...view, ticket: ticketForCustomer(view.ticket) };
}
