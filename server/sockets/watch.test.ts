import { afterAll, beforeAll, expect, test } from 'vitest';
import { append } from '../conversations/append.ts';
import { openCase } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { helpDesk } from '../testing/help-desk.ts';
import { openCaseFile } from './watch.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('what is written while an operator opens a conversation is in the file or comes after it', async () => {
  const desk = await helpDesk(database.db);
  const ana = await desk.person({ name: 'Ana' });
  const { conversation, visitorId } = await openCase(database.db, desk.siteId);
  const conversationId = conversation.id;
  const socket = {
    rooms: new Set<string>(),
    leave: () => undefined,
    join: async () => {
      await append(database.db, {
        conversationId,
        clientMessageId: 'meanwhile',
        author: { kind: 'customer', name: '', id: visitorId },
        text: 'are you there?',
        language: 'en',
        now: desk.now,
        makesTurn: false,
      });
    },
  };
  const file = await openCaseFile(desk.ctx(ana), socket, conversationId);
  expect(file.messages.at(-1)?.text).toBe('are you there?');
});
