import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { append } from './append.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const said = (conversationId: string, clientMessageId: string, text = 'hello') => ({
  conversationId,
  clientMessageId,
  author: { kind: 'customer' as const, name: '', id: null },
  text,
  language: 'en',
  now: new Date(),
  makesTurn: true,
});

test('50 writers who send every message three times leave no hole, no double and no error', async () => {
  const { conversation } = await openCase(database.db);
  const ids = Array.from({ length: 50 }, (_, index) => `m${index}`);
  const sends = [...ids, ...ids, ...ids].map((id) =>
    append(database.db, said(conversation.id, id)),
  );
  const done = await Promise.all(sends);
  expect(done.filter((one) => one?.inserted)).toHaveLength(50);
  const rows = await database.db.message.findMany({ orderBy: { seq: 'asc' } });
  expect(rows.map((row) => row.seq)).toEqual(ids.map((_, index) => index + 1));
  const turns = await database.db.turn.count({ where: { conversationId: conversation.id } });
  expect(turns).toBe(50);
});

test('an agent of an older epoch writes nothing', async () => {
  const { conversation } = await openCase(database.db);
  const stale = await append(database.db, {
    ...said(conversation.id, 'a1'),
    clientMessageId: null,
    author: { kind: 'agent', name: 'Triage', id: 'triage' },
    onlyIf: { kind: 'agent', name: 'triage', epoch: conversation.epoch + 1 },
    makesTurn: false,
  });
  expect(stale?.message).toBeNull();
  expect(await database.db.message.count({ where: { conversationId: conversation.id } })).toBe(0);
});

test('a conversation that does not exist is no row at all', async () => {
  expect(await append(database.db, said(crypto.randomUUID(), 'x'))).toBeNull();
});
