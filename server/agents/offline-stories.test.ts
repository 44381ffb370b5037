import { afterAll, beforeAll, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { onStage } from '../testing/team-on-stage.ts';
import { offlineModel } from './models/offline.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T09:00:00Z'), { allowedOrigins: [] });
});
afterAll(() => database.close());
const stories: string[][] = [
  ['The lamp from my order A-7781 arrived broken, I want my 42 EUR back', 'CODE', 'thanks, bye'],
  ['My speaker from order B-2210 arrived broken, I want my 180 EUR back', 'CODE'],
  ['I want 720 EUR back for order C-9001, the table arrived broken', 'CODE'],
  ['Please refund order A-7718, it arrived broken', 'no code came', 'sorry, I mean A-7781', 'CODE'],
  ['Where is my order B-2254?', 'CODE', 'And I forgot my password'],
  ['Do you deliver to Malta?', 'What is the capital of Peru?'],
  ['My lamp does not turn on', 'No, still dark', 'still not working'],
  [
    'I want a refund for order D-3305, the lamp is broken. Also, how do I reset my password?',
    'CODE',
  ],
  ['Die Lampe aus meiner Bestellung A-7781 kam kaputt an, ich will meine 42 EUR zurück', 'CODE'],
  ['Why is invoice INV-20518 so high?', 'mia@example.test', 'CODE'],
  ['وصل المصباح من طلبي A-7781 مكسورا وأريد استعادة 42 يورو', 'CODE'],
  ['I want to return order A-7781', 'CODE'],
  ['Change the delivery address of order A-7902', 'CODE', 'Long Street 5, 10115 Berlin, Germany'],
  ['I need a refund', 'A-7781', 'CODE'],
  ['Cancel order A-7902 please', 'CODE'],
];
test.each(stories.map((s) => [s]))('%s', async (story) => {
  const play = await onStage(database.db, offlineModel(), { siteId: 'demo' });
  for (const line of story) {
    const text = line === 'CODE' ? await play.code().catch(() => 'NOCODE') : line;
    await play.say(text);
  }
  process.stdout.write(
    `\n${(await play.thread()).join('\n')}\nholder ${JSON.stringify((await play.conversation()).holderName)}\n`,
  );
});
