import type { Conversation } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { AppError, isDuplicate } from '../errors.ts';
import { toLanguage } from '../protocol/language.ts';
import { moveHolder, publishMove } from './commit.ts';
import { PHRASES } from './phrases.ts';

const HOUR_MS = 3_600_000;

/** May a message still reopen it (decisions.md 7)? Pure. */
export const mayReopen = (resolvedAt: Date | null, now: Date, reopenHours: number): boolean =>
  resolvedAt !== null && now.getTime() - resolvedAt.getTime() < reopenHours * HOUR_MS;

const openElsewhere = () =>
  new AppError('closed', 'This conversation is closed. Go on in the open one.');

/**
 * Back to the entry agent with a new chain (decisions.md 7). Throws `closed` after the reopening
 * hours. Losing the race to another tab is fine: it is open then.
 */
export async function reopen(ctx: Ctx, conversation: Conversation): Promise<void> {
  const now = ctx.clock.now();
  if (!mayReopen(conversation.resolvedAt, now, ctx.settings.reopenHours)) {
    throw new AppError('closed', 'This conversation is closed. Start a new one.');
  }
  const newer = await ctx.db.conversation.count({
    where: { visitorId: conversation.visitorId, status: 'open' },
  });
  if (newer > 0) throw openElsewhere();
  const language = toLanguage(conversation.language);
  const moved = await ctx.db
    .$transaction((tx) =>
      moveHolder(tx, {
        conversationId: conversation.id,
        expect: { kind: 'nobody', status: 'resolved', epoch: conversation.epoch },
        to: { kind: 'agent', name: ctx.team.entry },
        now,
        newChain: true,
        language,
        say: [{ kind: 'event', event: 'reopened', message: PHRASES[language].reopened }],
        path: {
          kind: 'reopened',
          from: '',
          to: ctx.team.entry,
          actor: 'customer',
          reason: 'reopened',
        },
      }),
    )
    .catch((error: unknown) => {
      // Another tab opened a new one since we looked.
      throw isDuplicate(error) ? openElsewhere() : error;
    });
  if (moved) publishMove(ctx, conversation.id, moved.seqs);
}
