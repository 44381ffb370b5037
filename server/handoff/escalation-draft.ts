import type { Conversation } from '../../prisma/client/client.ts';
import type { Tx } from '../context.ts';
import type { Recommendation } from '../protocol/package.ts';
import { lastPackage } from './chain.ts';
import type { HandoffDraft } from './draft.ts';

/** Written by code where no model wrote it (decisions.md 44): the customer's own words, the last intent. */
export async function escalationDraft(
  tx: Tx,
  conversation: Conversation,
  input: { summary: string; recommendation?: Recommendation },
): Promise<HandoffDraft> {
  const said = await tx.message.findMany({
    where: { conversationId: conversation.id, authorKind: 'customer' },
    orderBy: { seq: 'desc' },
    take: 5,
  });
  const before = await lastPackage(tx, conversation.id, conversation.chainNo);
  const words = said
    .map((row) => row.text)
    .reverse()
    .join(' / ')
    .slice(0, 400);
  const intent =
    before?.pack.userIntent ?? said.at(-1)?.text ?? 'Asked for a person before saying anything.';
  return {
    segment:
      input.summary !== ''
        ? input.summary.slice(0, 400)
        : words || 'Asked for a person, no message yet.',
    userIntent: intent.slice(0, 300),
    facts: [],
    recommendation: input.recommendation ?? before?.pack.recommendation ?? null,
    pendingIntents: conversation.pendingIntents as HandoffDraft['pendingIntents'],
  };
}
