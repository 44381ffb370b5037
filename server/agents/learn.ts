import type { Message } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { isVerbatim, recordFacts } from '../handoff/facts.ts';
import { toLanguage } from '../protocol/language.ts';
import { extractFacts } from './models/offline/entities.ts';

/**
 * Puts what a customer's message says into the ledger, by code: the same for every model, so that
 * nobody asks again (handoff.md H16). Repeating it changes nothing.
 */
export async function learnFrom(
  ctx: Ctx,
  message: Pick<Message, 'id' | 'conversationId' | 'text' | 'language' | 'createdAt'>,
): Promise<void> {
  const found = extractFacts(message.text, toLanguage(message.language))
    .map(({ key, value, quote, amountMinor, currency }) => ({
      key,
      value,
      quote,
      ...(amountMinor === undefined || currency === undefined ? {} : { amountMinor, currency }),
    }))
    .filter((fact) => isVerbatim(fact, message.text));
  if (found.length === 0) return;
  await recordFacts(ctx.db, message.conversationId, found, {
    source: 'customer_said',
    sourceRef: `message:${message.id}`,
    now: message.createdAt,
  });
}
