import type { Tx } from '../context.ts';

/**
 * The conversation's row for the rest of a transaction. Whoever locks more than one thing takes this
 * first, then handoffs, then the ticket: in another order two verbs wait for each other.
 */
export async function lockConversation(tx: Tx, conversationId: string): Promise<void> {
  await tx.$queryRaw`
    select 1 from conversations where id = ${conversationId}::uuid for no key update`;
}
