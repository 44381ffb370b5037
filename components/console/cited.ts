import type { FactView, Message } from '../../server/protocol/entities.ts';

/** The message that a fact stands on: by its reference, else by its quote, newest first. */
export function citedMessage(fact: FactView, messages: Message[]): Message | null {
  const byRef = messages.find((m) => fact.sourceRef !== '' && fact.sourceRef.endsWith(m.id));
  if (byRef) return byRef;
  if (fact.source === 'tool_verified' || fact.quote === '') return null;
  return messages.findLast((m) => m.kind === 'text' && m.text.includes(fact.quote)) ?? null;
}
