import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import type { FakeAnswer } from '../testing/fake-openai/answer.ts';
import { type FakeOpenai, startFakeOpenai } from '../testing/fake-openai/start.ts';
import { onStage } from '../testing/team-on-stage.ts';
import { openaiModel } from './models/openai.ts';

let database: TestDatabase;
let fake: FakeOpenai;
beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T09:00:00Z'), { allowedOrigins: [] });
});
afterAll(() => database.close());
beforeEach(async () => {
  fake = await startFakeOpenai();
});
afterEach(() => fake.close());

const TEXT = 'The lamp from my order A-7781 arrived broken, I want my 42 EUR back';
const call = (name: string, args: object): FakeAnswer => ({ calls: [{ name, args }] });
const handOver = [
  call('transfer_to_billing', { reason: 'specialization' }),
  call('emit_handoff', {
    segment: 'The lamp of order A-7781 arrived broken; 42 EUR are wanted back.',
    userIntent: 'Wants 42 EUR back for a broken lamp.',
    facts: [{ key: 'order_id', value: 'A-7781', quote: 'my order A-7781' }],
    recommendation: {
      text: 'Refund 42 EUR for A-7781.',
      proposedTool: 'process_refund',
      args: '{"order":"A-7781"}',
      trigger: null,
    },
    pendingIntents: [],
  }),
];

const stage = () =>
  onStage(
    database.db,
    openaiModel({
      apiKey: 'test',
      baseUrl: fake.url,
      modelTriage: 'small',
      modelSpecialist: 'large',
      wait: async () => undefined,
    }),
    { siteId: 'demo' },
  );

describe('the team on a real HTTP provider', () => {
  test('story 1: handed over, verified by a code, refunded once; every request is well-formed', async () => {
    fake.script('triage', handOver);
    fake.script('billing', [
      call('decide_recommendation', { verdict: 'confirm', reason: null }),
      call('get_customer', {}),
      call('request_verification', { order: 'A-7781', email: null }),
      { text: 'I sent a code to the e-mail on file. Please type it here.' },
      call('get_customer', {}),
      call('process_refund', {
        order: 'A-7781',
        lines: null,
        amountMinor: 4200,
        currency: 'EUR',
        reason: 'arrived broken',
      }),
      {
        text: 'I have refunded 42.00 EUR for order A-7781.',
        calls: [{ name: 'release', args: { outcome: 'solved', note: '' } }],
      },
    ]);
    const play = await stage();
    await play.say(TEXT);
    await play.say(await play.code());
    expect((await play.thread()).at(-1)).toBe(
      'Billing: I have refunded 42.00 EUR for order A-7781.',
    );
    const refunds = await database.db.refund.findMany({
      where: { conversationId: play.conversationId },
    });
    expect(refunds.map((row) => [row.amountMinor, row.status])).toEqual([[4200, 'done']]);
    expect(fake.problems).toEqual([]);
  });

  test('before verification a refund is refused, whatever the model says (H49)', async () => {
    fake.script('triage', handOver);
    fake.script('billing', [
      call('decide_recommendation', { verdict: 'confirm', reason: null }),
      call('process_refund', {
        order: 'A-7781',
        lines: null,
        amountMinor: 4200,
        currency: 'EUR',
        reason: 'trust me',
      }),
      { text: 'I cannot do that yet.' },
    ]);
    const play = await stage();
    await play.say(TEXT);
    expect(await database.db.refund.count({ where: { conversationId: play.conversationId } })).toBe(
      0,
    );
    const refused = await database.db.toolCall.findFirst({
      where: { conversationId: play.conversationId, tool: 'process_refund' },
    });
    expect(refused?.verdict).toMatchObject({ verdict: 'refuse' });
    expect(fake.problems).toEqual([]);
  });

  test('the proposed tool waits for a verdict on the recommendation (H21)', async () => {
    fake.script('triage', handOver);
    fake.script('billing', [
      call('process_refund', {
        order: 'A-7781',
        lines: null,
        amountMinor: null,
        currency: null,
        reason: 'broken',
      }),
      { text: 'One moment.' },
    ]);
    const play = await stage();
    await play.say(TEXT);
    expect(JSON.stringify(fake.requests.at(-1)?.body)).toContain('undecided');
  });

  test('a provider that is down brings a person, and the customer reads a ticket number', async () => {
    const down: FakeAnswer = { status: 500, message: 'down' };
    fake.script('triage', [down, down, down, down]);
    const play = await stage();
    await play.say(TEXT);
    expect((await play.conversation()).holderKind).toBe('queue');
    expect(await play.thread()).toEqual([
      `customer: ${TEXT}`,
      '[ticket_created]',
      '[human_queued]',
    ]);
  });

  test('a stream that is cut in the middle is not left half said', async () => {
    fake.script('triage', handOver);
    fake.script('billing', [{ trouble: 'cut', text: 'I will now ' }]);
    const play = await stage();
    await play.say(TEXT);
    expect((await play.thread()).join('\n')).not.toContain('I will now');
    expect((await play.conversation()).holderKind).toBe('queue');
  });

  test('malformed arguments go back to the model, which repairs them', async () => {
    fake.script('triage', handOver);
    fake.script('billing', [
      { calls: [{ name: 'ask_customer', args: '{"slot": "email", ' }] },
      call('ask_customer', {
        slot: 'email',
        why: 'I need it to find you.',
        question: 'Which e-mail do you use?',
        choices: null,
      }),
    ]);
    const play = await stage();
    await play.say(TEXT);
    expect((await play.thread()).at(-1)).toBe(
      'Billing: Which e-mail do you use? I need it to find you.',
    );
    expect(fake.problems).toEqual([]);
  });
});
