import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { readPath } from '../handoff/chain.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { onStage } from '../testing/team-on-stage.ts';
import { type ScriptedAnswer, scriptedModel } from './models/scripted.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T09:00:00Z'), { allowedOrigins: [] });
});
afterAll(() => database.close());

const DRAFT = {
  segment: 'The customer says the lamp of order A-7781 arrived broken.',
  userIntent: 'Wants 42 EUR back for a broken lamp.',
  facts: [{ key: 'order_id', value: 'A-7781', quote: 'my order A-7781' }],
  recommendation: null,
  pendingIntents: [],
};
const toBilling: ScriptedAnswer[] = [
  [{ call: 'transfer_to_billing', args: { reason: 'specialization' } }],
  [{ call: 'emit_handoff', args: DRAFT }],
];
const TEXT = 'The lamp from my order A-7781 arrived broken, I want my 42 EUR back';
const stage = (scripts: Record<string, ScriptedAnswer[]>) =>
  onStage(database.db, scriptedModel(scripts), { siteId: 'demo' });

describe('a turn', () => {
  test('H24, H36: triage hands over, the receiver introduces itself and goes on in the same turn', async () => {
    const play = await stage({
      triage: toBilling,
      billing: [['I need to verify who you are. ', 'Which e-mail do you use?']],
    });
    await play.say(TEXT);
    expect(await play.thread()).toEqual([
      `customer: ${TEXT}`,
      '[handoff_started]',
      '[handoff_completed]',
      expect.stringMatching(/^Billing: I’m taking over from Triage\..*A-7781/),
      'Billing: I need to verify who you are. Which e-mail do you use?',
    ]);
    expect(await play.conversation()).toMatchObject({
      holderName: 'billing',
      epoch: 2,
      lastSeq: 5,
    });
  });

  test('H23: the receiver sees the package and the words, none of the calls of the source', async () => {
    const model = scriptedModel({ triage: toBilling, billing: [['Hello.']] });
    const play = await onStage(database.db, model, { siteId: 'demo' });
    await play.say(TEXT);
    const input = model.requests.at(-1)?.input ?? [];
    expect(input.map((item) => (item.type === 'data' ? item.label : item.type))).toEqual([
      'package',
      'message',
      'message',
      'facts',
    ]);
    expect(model.requests.at(-1)?.instructions).not.toContain('A-7781');
  });

  test('H37: what is known is not asked; the agent gets the value and goes on', async () => {
    const play = await stage({
      triage: toBilling,
      billing: [
        [
          {
            call: 'ask_customer',
            args: { slot: 'order_id', why: 'To find it.', question: 'Which order?', choices: null },
          },
        ],
        ['It is about A-7781.'],
      ],
    });
    await play.say(TEXT);
    expect((await play.thread()).at(-1)).toBe('Billing: It is about A-7781.');
    expect((await play.thread()).join('\n')).not.toContain('Which order?');
  });

  test('H15, H18: an invented figure in the segment is repaired once, then it passes', async () => {
    const wrong = { ...DRAFT, segment: 'The customer wants 420 EUR.' };
    const play = await stage({
      triage: [
        toBilling[0] ?? [],
        [{ call: 'emit_handoff', args: wrong }],
        [{ call: 'emit_handoff', args: DRAFT }],
      ],
      billing: [['Hello.']],
    });
    await play.say(TEXT);
    expect((await play.conversation()).holderName).toBe('billing');
    const pack = (await readPath(database.db, play.conversationId))[0]?.package;
    expect(pack?.segments.map((segment) => segment.text)).toEqual([DRAFT.segment]);
  });

  test('H15: after two repairs a person gets it, with a ticket', async () => {
    const bad: ScriptedAnswer = [{ call: 'emit_handoff', args: { segment: '' } }];
    const play = await stage({ triage: [toBilling[0] ?? [], bad, bad, bad] });
    await play.say(TEXT);
    expect((await play.conversation()).holderKind).toBe('queue');
  });

  test('H3: an explicit request for a person asks no model', async () => {
    const model = scriptedModel({});
    const play = await onStage(database.db, model, { siteId: 'demo' });
    await play.say('I want to speak to a person');
    expect(model.requests).toHaveLength(0);
    expect((await play.conversation()).holderKind).toBe('queue');
  });

  test('H29, O07: a release back and the same target again ends at a person, not in a lap', async () => {
    const play = await stage({
      triage: [...toBilling, ...toBilling],
      billing: [[{ call: 'release', args: { outcome: 'not_mine', note: 'wrong desk' } }]],
    });
    await play.say(TEXT);
    expect((await play.conversation()).holderKind).toBe('queue');
    const path = await readPath(database.db, play.conversationId);
    expect(path.map((step) => [step.kind, step.reason])).toEqual([
      ['handoff', 'specialization'],
      ['release', 'not_mine'],
      ['queued', 'loop'],
    ]);
  });

  test('H29: ten model calls for one message are the end, with a ticket', async () => {
    const again: ScriptedAnswer = [{ call: 'read_facts', args: {} }];
    const play = await stage({
      triage: toBilling,
      billing: Array.from({ length: 12 }, () => again),
    });
    await play.say(TEXT);
    expect((await play.conversation()).holderKind).toBe('queue');
  });

  test('O05: of two transfers the first is evaluated and the second leaves no trace for a model', async () => {
    const model = scriptedModel({
      triage: [
        [
          { call: 'transfer_to_billing', args: { reason: 'specialization' } },
          { call: 'transfer_to_orders', args: { reason: 'specialization' } },
        ],
        [{ call: 'emit_handoff', args: DRAFT }],
      ],
      billing: [['Hello.']],
    });
    const play = await onStage(database.db, model, { siteId: 'demo' });
    await play.say(TEXT);
    expect((await play.conversation()).holderName).toBe('billing');
    expect(JSON.stringify(model.requests)).not.toContain('"name":"transfer_to_orders","arguments"');
  });

  test('H32: while a write is open or its outcome unknown nobody is handed the case', async () => {
    const play = await stage({
      triage: [toBilling[0] ?? [], [{ call: 'reply', args: { text: 'One moment.' } }]],
    });
    await database.db.toolCall.create({
      data: {
        conversationId: play.conversationId,
        chainNo: 1,
        agent: 'billing',
        epoch: 1,
        callId: 'c1',
        tool: 'process_refund',
        args: {},
        status: 'settled',
        outcome: { status: 'unknown', attemptedQuery: null },
      },
    });
    await play.say(TEXT);
    expect(await play.conversation()).toMatchObject({ holderName: 'triage', epoch: 1 });
    expect((await play.thread()).at(-1)).toBe('Triage: One moment.');
  });

  test('H39, O21: a transfer that triage only promises in words is never shown', async () => {
    const play = await stage({ triage: [["I'm passing you to our billing team now."]] });
    await play.say(TEXT);
    expect((await play.thread()).join('\n')).not.toContain('passing you');
    expect((await play.conversation()).holderKind).toBe('queue');
  });

  test('H34: an agent that says nothing at all brings a person, not silence', async () => {
    const play = await stage({ triage: [[]] });
    await play.say('hm');
    expect((await play.conversation()).holderKind).toBe('queue');
  });

  test('H31: after solved the next message starts a new chain at triage', async () => {
    const play = await stage({
      triage: [...toBilling, [{ call: 'reply', args: { text: 'You are welcome.' } }]],
      billing: [['Done.', { call: 'release', args: { outcome: 'solved', note: '' } }]],
    });
    await play.say(TEXT);
    expect(await play.conversation()).toMatchObject({ holderName: 'triage', chainNo: 2 });
    await play.say('thanks');
    expect((await play.thread()).at(-1)).toBe('Triage: You are welcome.');
  });

  test('decisions 39: the second topic of a message is handed over after the first is solved', async () => {
    const two = { ...DRAFT, pendingIntents: [{ intent: 'orders', quote: 'where is my parcel' }] };
    const play = await stage({
      triage: [toBilling[0] ?? [], [{ call: 'emit_handoff', args: two }]],
      billing: [['Refunded.', { call: 'release', args: { outcome: 'solved', note: '' } }]],
      orders: [['It is on its way.']],
    });
    await play.say(`${TEXT}, and where is my parcel`);
    expect((await play.conversation()).holderName).toBe('orders');
    expect((await play.thread()).at(-1)).toBe('Orders: It is on its way.');
  });

  test('O06: what an agent says after an operator took over reaches nobody', async () => {
    const play = await stage({ triage: toBilling, billing: [['Too late.']] });
    const { deps } = play;
    const stream = deps.model.stream.bind(deps.model);
    deps.model = {
      id: 'taken-over',
      async *stream(request, signal) {
        if (request.agent === 'billing') {
          await deps.escalate(play.ctx, {
            conversationId: play.conversationId,
            reason: 'explicit_request',
            summary: '',
            urgency: 'normal',
          });
        }
        yield* stream(request, signal);
      },
    };
    await play.say(TEXT);
    expect((await play.thread()).join('\n')).not.toContain('Too late');
    expect(play.events.some((event) => event.type === 'cancelled')).toBe(true);
    const dropped = await database.db.run.findFirst({ where: { droppedText: 'Too late.' } });
    expect(dropped).not.toBeNull();
  });
});
