import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type HelpDesk, helpDesk } from '../testing/help-desk.ts';
import { acceptOffer } from './accept-offer.ts';
import { claimTicket } from './claim.ts';
import { declineOffer } from './decline-offer.ts';
import { setAvailability } from './presence.ts';
import { offerView, openOffers } from './queued-tickets.ts';
import { runDueQueue } from './run-due.ts';
import type { Staff } from './staff.ts';

let database: TestDatabase;
let desk: HelpDesk;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  desk = await helpDesk(database.db);
});

/** Time passes, everybody who is there gives a sign of life, and the queue's timer fires. */
async function tick(seconds: number, ...there: Staff[]): Promise<void> {
  const now = desk.later(seconds);
  await database.db.operator.updateMany({
    where: { id: { in: there.map((one) => one.userId) } },
    data: { lastSeenAt: now },
  });
  await runDueQueue(desk.ctx(), now);
}
const offersOf = (one: Staff) => openOffers(database.db, one.userId, desk.now);
const numbers = async (one: Staff) => (await offersOf(one)).map((offer) => offer.ticket.number);

describe('offering the next customer', () => {
  test('a waiting ticket is offered to a free operator for thirty seconds', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const one = await desk.waiting('help');
    await tick(0, ana);
    const [offer] = await offersOf(ana);
    expect(offer?.ticket.id).toBe(one.ticket.id);
    expect(offer?.expiresAt).toBe(new Date(desk.now.getTime() + 30_000).toISOString());
    expect(desk.events).toContainEqual({
      type: 'offer',
      offerId: offer?.offerId,
      operatorId: ana.userId,
    });
  });

  test('an offer that runs out goes to the next person, and the first cannot accept it any more', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const luc = await desk.person({ name: 'Luc' });
    const one = await desk.waiting('help');
    await tick(0, ana, luc);
    const [asked, other] = (await numbers(ana)).length > 0 ? [ana, luc] : [luc, ana];
    const [offer] = await offersOf(asked);
    await tick(29, ana, luc);
    expect(await numbers(other)).toEqual([]);
    await tick(1, ana, luc);
    expect(await numbers(asked)).toEqual([]);
    expect(await numbers(other)).toEqual([one.ticket.number]);
    await expect(
      acceptOffer(desk.ctx(asked), { offerId: offer?.offerId ?? '' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('declined: the next person is asked at once, the same one only when the SLA is over', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const one = await desk.waiting('help');
    await tick(0, ana);
    const [offer] = await offersOf(ana);
    desk.wakes.length = 0;
    await declineOffer(desk.ctx(ana), { offerId: offer?.offerId ?? '' });
    expect(desk.wakes).toContainEqual({ type: 'queue' });
    await tick(60, ana);
    expect(await numbers(ana)).toEqual([]);
    await tick(61, ana);
    expect(await numbers(ana)).toEqual([one.ticket.number]);
  });

  test('H42: accepting takes it; whoever claimed it first is named', async () => {
    const ana = await desk.person({ name: 'Ana' });
    const luc = await desk.person({ name: 'Luc', state: 'away' });
    await desk.waiting('help');
    await tick(0, ana, luc);
    const [offer] = await offersOf(ana);
    const won = await acceptOffer(desk.ctx(ana), { offerId: offer?.offerId ?? '' });
    expect(won.conversation.holder).toEqual({ kind: 'operator', name: 'Ana' });
    const second = await desk.waiting('me too');
    await tick(0, ana, luc);
    const [next] = await offersOf(ana);
    await claimTicket(desk.ctx(luc), { ticketId: second.ticket.id });
    expect(await offerView(database.db, next?.offerId ?? '')).toBeNull();
    await expect(
      acceptOffer(desk.ctx(ana), { offerId: next?.offerId ?? '' }),
    ).rejects.toMatchObject({ code: 'conflict', detail: { by: { name: 'Luc' } } });
  });

  test('nobody gets more than their capacity, and a place that frees is used', async () => {
    const ana = await desk.person({ name: 'Ana', capacity: 1 });
    const first = await desk.waiting('one');
    desk.later(60);
    const second = await desk.waiting('two');
    await tick(0, ana);
    expect(await numbers(ana)).toEqual([first.ticket.number]);
    await claimTicket(desk.ctx(ana), { ticketId: first.ticket.id });
    await tick(1, ana);
    expect(await numbers(ana)).toEqual([]);
    await database.db.ticket.update({ where: { id: first.ticket.id }, data: { status: 'closed' } });
    await tick(1, ana);
    expect(await numbers(ana)).toEqual([second.ticket.number]);
  });

  test('who is away is not asked; coming online is enough to be', async () => {
    const ana = await desk.person({ name: 'Ana', state: 'away' });
    const one = await desk.waiting('help');
    await tick(0, ana);
    expect(await numbers(ana)).toEqual([]);
    await setAvailability(desk.ctx(ana), { state: 'online' });
    expect(desk.wakes).toContainEqual({ type: 'queue' });
    await tick(0, ana);
    expect(await numbers(ana)).toEqual([one.ticket.number]);
  });

  test('somebody else’s offer is not found', async () => {
    const ana = await desk.person({ name: 'Ana' });
    await desk.waiting('help');
    await tick(0, ana);
    const luc = await desk.person({ name: 'Luc' });
    const [offer] = await offersOf(ana);
    await expect(
      acceptOffer(desk.ctx(luc), { offerId: offer?.offerId ?? '' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('several nodes at once offer each ticket once', async () => {
    const people = [await desk.person({ name: 'Ana' }), await desk.person({ name: 'Luc' })];
    for (const words of ['one', 'two', 'three']) await desk.waiting(words);
    await Promise.all(Array.from({ length: 4 }, () => runDueQueue(desk.ctx(), desk.now)));
    await tick(1, ...people);
    const offered = (await Promise.all(people.map(numbers))).flat();
    expect(new Set(offered).size).toBe(3);
    expect(offered).toHaveLength(3);
  });

  test('H45: what came after hours is offered when the desk opens', async () => {
    const day: [string, string][] = [['09:00', '18:00']];
    const weekly = { mon: day, tue: day, wed: [], thu: [], fri: [], sat: [], sun: [] };
    desk = await helpDesk(database.db, { timeZone: 'UTC', weekly });
    const ana = await desk.person({ name: 'Ana' });
    desk.now = new Date('2025-03-03T20:00:00Z');
    const one = await desk.waiting('late');
    await tick(0, ana);
    expect(await numbers(ana)).toEqual([]);
    await tick(13.5 * 3600, ana);
    expect(await numbers(ana)).toEqual([one.ticket.number]);
  });
});
