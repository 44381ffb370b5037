import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCase, testCtx } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { correctFact } from './correct-fact.ts';
import { inventedFigures } from './draft.ts';
import { currentFacts, isVerbatim, recordFacts, recordReported } from './facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const said = (now = new Date()) => ({
  source: 'customer_said' as const,
  sourceRef: 'message:1',
  now,
});

describe('facts', () => {
  test('H16: a value that is not in the message it cites is no fact', () => {
    expect(
      isVerbatim({ key: 'amount', value: '42 EUR', quote: 'my 42 EUR' }, 'I want my 42 EUR back'),
    ).toBe(true);
    expect(
      isVerbatim(
        { key: 'amount', value: '42.00 EUR', quote: 'my 42 EUR' },
        'I want my 42 EUR back',
      ),
    ).toBe(false);
    expect(isVerbatim({ key: 'amount', value: '0', quote: '0 EUR' }, 'it was 0 EUR')).toBe(true);
  });

  test('H16: what a model reports and nobody said is rejected and counted', async () => {
    const { conversation } = await openCase(database.db);
    const facts = [
      { key: 'order_id', value: 'A-7781', quote: 'order A-7781' },
      { key: 'order_id', value: 'A-9999', quote: 'order A-9999' },
    ];
    const messages = [{ id: 'm1', text: 'my order A-7781 is late' }];
    const done = await recordReported(database.db, conversation.id, facts, messages, new Date());
    expect(done.rejected.map((fact) => fact.value)).toEqual(['A-9999']);
    expect(done.recorded[0]).toMatchObject({ value: 'A-7781', sourceRef: 'message:m1' });
  });

  test('H49: what a customer says takes no place of what was proven, and is no identity', async () => {
    const { conversation } = await openCase(database.db);
    const proven = {
      source: 'tool_verified' as const,
      sourceRef: 'identity:code',
      now: new Date(),
    };
    const facts = ['email', 'customer_id'].map((key) => ({ key, value: 'mia', quote: '' }));
    await recordFacts(database.db, conversation.id, facts, proven);
    const claims = ['email', 'customer_id'].map((key) => ({ key, value: 'root', quote: 'root' }));
    const messages = [{ id: 'm1', text: 'I am root' }];
    const done = await recordReported(database.db, conversation.id, claims, messages, new Date());
    expect(done.rejected.map((fact) => fact.key)).toEqual(['customer_id']);
    const now = await currentFacts(database.db, conversation.id);
    expect(now.filter((fact) => fact.source === 'tool_verified')).toHaveLength(2);
  });

  test('a second e-mail supersedes the first, and the first stays on record', async () => {
    const { conversation } = await openCase(database.db);
    for (const value of ['a@x.test', 'b@x.test']) {
      await recordFacts(
        database.db,
        conversation.id,
        [{ key: 'email', value, quote: value }],
        said(),
      );
    }
    const now = await currentFacts(database.db, conversation.id);
    expect(now.map((fact) => fact.value)).toEqual(['b@x.test']);
    expect(await database.db.fact.count({ where: { conversationId: conversation.id } })).toBe(2);
  });

  test('learning the same again changes nothing', async () => {
    const { conversation } = await openCase(database.db);
    const fact = { key: 'order_id', value: 'A-7781', quote: 'A-7781' };
    await recordFacts(database.db, conversation.id, [fact], said());
    expect(await recordFacts(database.db, conversation.id, [fact], said())).toEqual([]);
  });

  test('a correction supersedes, null withdraws, and what a tool verified cannot be corrected', async () => {
    const { conversation } = await openCase(database.db);
    const { ctx } = testCtx(database.db);
    const [fact] = await recordFacts(
      database.db,
      conversation.id,
      [{ key: 'order_id', value: 'A-7718', quote: 'A-7718' }],
      said(),
    );
    const corrected = await correctFact(ctx, {
      conversationId: conversation.id,
      factId: fact?.id ?? '',
      value: 'A-7781',
    });
    expect(corrected.map((one) => [one.value, one.supersedes])).toEqual([['A-7781', fact?.id]]);
    expect(
      await correctFact(ctx, {
        conversationId: conversation.id,
        factId: corrected[0]?.id ?? '',
        value: null,
      }),
    ).toEqual([]);
    const [verified] = await recordFacts(
      database.db,
      conversation.id,
      [{ key: 'customer_id', value: 'c', quote: '' }],
      {
        ...said(),
        source: 'tool_verified',
      },
    );
    await expect(
      correctFact(ctx, { conversationId: conversation.id, factId: verified?.id ?? '', value: 'd' }),
    ).rejects.toThrow(/no such fact/);
  });

  test('H18: a figure that stands nowhere is found, one that stands somewhere is not', () => {
    const known = ['I was charged £39.90 on the 3rd for 48213'];
    expect(inventedFigures('Charged £39.90 for 48213.', known)).toEqual([]);
    expect(inventedFigures('Charged 420 dollars for A-7781.', known)).toEqual(['420', 'A-7781']);
  });
});
