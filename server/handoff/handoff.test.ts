import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '../../prisma/client/client.ts';
import { append } from '../conversations/append.ts';
import { desk } from '../queue/desk.ts';
import { enqueue } from '../queue/enqueue.ts';
import { place } from '../queue/position.ts';
import { openCase, testCtx } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createTicket } from '../tickets/create.ts';
import { readPath } from './chain.ts';
import { moveHolder } from './commit.ts';
import { type DriveDeps, receiveAck, runDueHandoffs } from './drive.ts';
import { makeEscalate } from './escalate.ts';
import { recordFacts } from './facts.ts';
import { ACK_TIMEOUT_MS, RETRY_PAUSE_MS } from './machine.ts';
import { type Proposal, propose } from './propose.ts';
import type { Offer } from './readiness.ts';
import { readPackage } from './snapshot.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const TEXT = 'The lamp from my order A-7781 arrived broken, I want my 42 EUR back';
const escalate = makeEscalate({ createTicket, enqueue, place, desk });

/** A conversation in which the customer spoke, and a receiver that answers as told. */
async function scene(answer: (offer: Offer) => Promise<unknown> = ready) {
  const { db } = database;
  const { conversation } = await openCase(db);
  const world = testCtx(db);
  const said = await append(db, {
    conversationId: conversation.id,
    clientMessageId: 'm1',
    author: { kind: 'customer', name: '', id: conversation.visitorId },
    text: TEXT,
    language: 'en',
    now: world.clock.now(),
    makesTurn: true,
  });
  const facts = [
    { key: 'order_id', value: 'A-7781', quote: 'my order A-7781' },
    { key: 'item', value: 'lamp', quote: 'The lamp' },
    { key: 'problem', value: 'arrived broken', quote: 'arrived broken' },
  ];
  await recordFacts(db, conversation.id, facts, {
    source: 'customer_said',
    sourceRef: `message:${said?.message?.id}`,
    now: world.clock.now(),
  });
  const work: Promise<void>[] = [];
  const offers: Offer[] = [];
  const deps: DriveDeps = {
    notify: (offer) => {
      offers.push(offer);
      return answer(offer);
    },
    background: (one) => work.push(one),
  };
  const settled = async () => {
    while (work.length > 0) await work.shift();
  };
  return { ...world, deps, offers, settled, conversation };
}

const ready = async ({ handoffId, attempt, epoch, digest }: Offer) => ({
  ready: true,
  handoffId,
  attempt,
  epoch,
  digest,
});
const silent = () => new Promise<never>(() => undefined);

const toBilling = (conversation: Conversation, more: Partial<Proposal> = {}): Proposal => ({
  conversationId: conversation.id,
  sourceAgent: 'triage',
  epoch: conversation.epoch,
  target: 'billing',
  reason: 'specialization',
  draft: {
    segment: 'The lamp from order A-7781 arrived broken.',
    userIntent: 'Wants 42 EUR back.',
    facts: [],
    recommendation: null,
    pendingIntents: [],
  },
  openQuestions: [],
  alternatives: [],
  afterSeq: 1,
  ...more,
});

const read = (id: string) => database.db.conversation.findUniqueOrThrow({ where: { id } });
const lines = (id: string) =>
  database.db.message.findMany({ where: { conversationId: id }, orderBy: { seq: 'asc' } });

describe('an offer that is answered', () => {
  test('H30: holder, epoch, hop and introduction are one commit, and seqs have no hole', async () => {
    const { ctx, deps, settled, conversation } = await scene();
    await propose(ctx, deps, toBilling(conversation));
    expect((await read(conversation.id)).holderName).toBe('triage');
    await settled();
    expect(await read(conversation.id)).toMatchObject({
      holderName: 'billing',
      epoch: 2,
      lastSeq: 4,
    });
    const said = await lines(conversation.id);
    expect(said.map((row) => row.seq)).toEqual([1, 2, 3, 4]);
    const events = said.map(
      (row) => (row.event as { event: string } | null)?.event ?? row.authorName,
    );
    expect(events).toEqual(['', 'handoff_started', 'handoff_completed', 'Billing']);
  });

  test('H36: the introduction says from whom and names what the customer said', async () => {
    const { ctx, deps, settled, conversation } = await scene();
    await propose(ctx, deps, toBilling(conversation));
    await settled();
    const introduction = (await lines(conversation.id)).at(-1)?.text ?? '';
    expect(introduction).toContain('taking over from Triage');
    expect(introduction).toContain('A-7781');
    expect(introduction).toContain('lamp');
    expect(introduction).toContain('arrived broken');
  });

  test('H22, H25: the receiver reads back exactly what was stored, and it cannot be changed', async () => {
    const { ctx, deps, offers, settled, conversation } = await scene();
    await propose(ctx, deps, toBilling(conversation));
    await settled();
    const ref = offers[0]?.contextRef ?? '';
    const pack = await readPackage(database.db, ref);
    expect(pack?.digest).toBe(offers[0]?.digest);
    expect(pack).toMatchObject({
      chain: ['triage'],
      hopCount: 0,
      userIntent: 'Wants 42 EUR back.',
    });
    await expect(
      database.db.snapshot.update({ where: { ref }, data: { target: 'x' } }),
    ).rejects.toThrow();
  });

  test('H24: a second handoff while one is pending is not proposed', async () => {
    const { ctx, deps, conversation } = await scene(silent);
    await propose(ctx, deps, toBilling(conversation));
    const second = await propose(ctx, deps, toBilling(conversation, { target: 'orders' }));
    expect(second).toEqual({ ok: false, why: 'pending' });
  });

  test('a proposal of a stale epoch writes nothing', async () => {
    const { ctx, deps, conversation } = await scene();
    const stale = await propose(ctx, deps, toBilling(conversation, { epoch: 9 }));
    expect(stale).toEqual({ ok: false, why: 'stale' });
    expect(await lines(conversation.id)).toHaveLength(1);
  });
});

describe('an offer that is not answered', () => {
  test('H26, H27: after the timeout and one retry the source is still there and says so', async () => {
    const { ctx, clock, deps, offers, conversation } = await scene(silent);
    await propose(ctx, deps, toBilling(conversation));
    for (const wait of [ACK_TIMEOUT_MS, RETRY_PAUSE_MS, ACK_TIMEOUT_MS]) {
      clock.forward(wait);
      await runDueHandoffs(ctx, deps, clock.now());
    }
    const mine = offers.filter((offer) => offer.handoffId === offers[0]?.handoffId);
    expect(mine.map((offer) => offer.attempt)).toEqual([1, 2]);
    expect(await read(conversation.id)).toMatchObject({ holderName: 'triage', epoch: 1 });
    const last = (await lines(conversation.id)).at(-1);
    expect((last?.event as { event: string } | undefined)?.event).toBe('handoff_returned');
    expect(last?.text).toContain('Triage is still with you');
    const path = await readPath(database.db, conversation.id);
    expect(path.map((step) => [step.kind, step.hop])).toEqual([['return', null]]);
    expect(path[0]?.attempts.map((one) => one.status)).toEqual(['timeout', 'timeout']);
  });

  test('H27: an ACK after the end is recorded as late and moves nothing', async () => {
    const { ctx, deps, offers, settled, conversation } = await scene(async (offer) => ({
      ...(await ready(offer)),
      ready: false,
      reason: 'disabled',
      missing: [],
    }));
    await propose(ctx, deps, toBilling(conversation));
    await settled();
    const offer = offers[0];
    if (!offer) throw new Error('no offer was made');
    await receiveAck(ctx, deps, offer, await ready(offer));
    expect((await read(conversation.id)).holderName).toBe('triage');
    const attempt = await database.db.handoffAttempt.findFirst({
      where: { handoffId: offer.handoffId },
    });
    expect(attempt).toMatchObject({ status: 'refused', late: true });
  });

  test('H25: an ACK with another digest is no ready', async () => {
    const { ctx, deps, settled, conversation } = await scene(async (offer) => ({
      ...(await ready(offer)),
      digest: 'other',
    }));
    await propose(ctx, deps, toBilling(conversation));
    await settled();
    expect((await read(conversation.id)).holderName).toBe('triage');
  });

  test('H26: a receiver that throws has refused; its alternative is asked and gets it', async () => {
    const { ctx, deps, settled, conversation } = await scene(async (offer) => {
      if (offer.target === 'orders') throw new Error('down');
      return ready(offer);
    });
    await propose(
      ctx,
      deps,
      toBilling(conversation, { target: 'orders', alternatives: ['senior'] }),
    );
    await settled();
    await settled();
    expect((await read(conversation.id)).holderName).toBe('senior');
  });

  test('H30: a holder that moved meanwhile wins; the handoff is given back', async () => {
    const { ctx, clock, deps, offers, settled, conversation } = await scene(silent);
    await propose(ctx, deps, toBilling(conversation));
    await database.db.$transaction((tx) =>
      moveHolder(tx, {
        conversationId: conversation.id,
        expect: { kind: 'agent', name: 'triage' },
        to: { kind: 'operator', name: 'Ana', id: 'ana' },
        now: clock.now(),
        language: 'en',
        say: [],
        path: { kind: 'takeover', from: 'triage', to: 'Ana', actor: 'Ana', reason: 'takeover' },
      }),
    );
    const offer = offers[0];
    if (!offer) throw new Error('no offer was made');
    await receiveAck(ctx, deps, offer, await ready(offer));
    void settled;
    expect(await read(conversation.id)).toMatchObject({
      holderKind: 'operator',
      holderName: 'Ana',
    });
    const row = await database.db.handoff.findUniqueOrThrow({ where: { id: offer.handoffId } });
    expect(row).toMatchObject({ status: 'returned', endReason: 'holder_moved', hop: null });
  });
});

describe('a person', () => {
  const asked = (conversation: Conversation) => ({
    conversationId: conversation.id,
    reason: 'explicit_request' as const,
    summary: '',
    urgency: 'normal' as const,
  });

  test('H40, H41: ticket, queue entry, holder and what the customer reads are one commit', async () => {
    const { ctx, conversation } = await scene();
    const { ticket, tellTheCustomer } = await escalate(ctx, asked(conversation));
    expect(ticket.number).toMatch(/^T-\d{4,}$/);
    expect(tellTheCustomer).toContain(ticket.number);
    expect(await read(conversation.id)).toMatchObject({
      holderKind: 'queue',
      holderName: ticket.number,
    });
    const events = (await lines(conversation.id)).map(
      (row) => (row.event as { event: string } | null)?.event,
    );
    expect(events).toEqual([undefined, 'human_requested', 'ticket_created', 'human_queued']);
  });

  test('asking twice, also at the same time, gives the same ticket', async () => {
    const { ctx, conversation } = await scene();
    const tickets = await Promise.all([1, 2, 3, 4].map(() => escalate(ctx, asked(conversation))));
    expect(new Set(tickets.map((one) => one.ticket.number)).size).toBe(1);
    expect(await database.db.ticket.count({ where: { conversationId: conversation.id } })).toBe(1);
  });

  test('H33: a request for a person supersedes a pending handoff', async () => {
    const { ctx, deps, offers, conversation } = await scene(silent);
    await propose(ctx, deps, toBilling(conversation));
    await escalate(ctx, asked(conversation));
    const row = await database.db.handoff.findUniqueOrThrow({
      where: { id: offers[0]?.handoffId ?? '' },
    });
    expect(row.status).toBe('superseded');
    expect((await read(conversation.id)).holderKind).toBe('queue');
  });

  test('an agent whose epoch is over does not escalate', async () => {
    const { ctx, conversation } = await scene();
    await expect(escalate(ctx, { ...asked(conversation), epoch: 7 })).rejects.toThrow(
      /Somebody else/,
    );
    expect(await lines(conversation.id)).toHaveLength(1);
  });
});
