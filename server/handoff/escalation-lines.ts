import { toLanguage } from '../protocol/language.ts';
import type { EventFields, Say } from './commit.ts';
import { PHRASES } from './phrases.ts';

/**
 * What a customer reads when a person is called, in this order (decisions.md 10): `human_requested`
 * only when they asked, `ticket_created` with the number in its text, `human_queued`. Pure.
 */
export function escalationLines(input: {
  reason: string;
  source: string;
  handoffId: string;
  ticket: string;
  position: number;
  desk: { open: boolean; online: number };
  language: string;
}): Say[] {
  const { desk, position, ticket } = input;
  const phrases = PHRASES[toLanguage(input.language)];
  const fields: EventFields = {
    target_agent: 'human',
    source_agent: `${input.source}_agent`,
    handoff_id: input.handoffId,
    ticket,
  };
  const requested: Say = {
    kind: 'event',
    event: 'human_requested',
    message: phrases.askedForPerson,
    fields,
  };
  return [
    ...(input.reason === 'explicit_request' ? [requested] : []),
    { kind: 'event', event: 'ticket_created', message: phrases.ticket(ticket), fields },
    {
      kind: 'event',
      event: 'human_queued',
      message: desk.open && desk.online > 0 ? phrases.queued(position) : phrases.nobodyThere,
      fields: { ...fields, position },
    },
  ];
}
