import { type Ctx, systemCtx } from '../context.ts';
import { expireOffers } from './expire-offers.ts';
import { offerNext } from './offer.ts';
import { requeueLost } from './requeue.ts';

/**
 * Everything of the queue whose time has come: lost operators, offers that ran out, the next offers.
 * Any node may run it at any time; every step is a conditional write, and one that fails does not
 * keep the others from happening.
 */
export async function runDueQueue(ctx: Ctx, now: Date): Promise<void> {
  const system = systemCtx(ctx);
  await step(ctx, 'requeue_lost', () => requeueLost(system, now));
  await step(ctx, 'expire_offers', () => expireOffers(system, now));
  await step(ctx, 'offer_next', async () => {
    for (const siteId of await sitesWithWork(system)) await offerNext(system, siteId, now);
  });
}

async function step(ctx: Ctx, name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.log.error('queue_step_failed', { step: name, message: String(error) });
  }
}

async function sitesWithWork(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ site_id: string }[]>`
    select distinct t.site_id from queue_entries e join tickets t on t.id = e.ticket_id
    where e.status in ('waiting', 'parked')`;
  return rows.map((row) => row.site_id);
}
