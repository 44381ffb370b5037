import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const CODE = 'the code from the mailbox';

/** What customers read after they wrote `lines`, one string per message or event. */
async function play(...lines: string[]) {
  // Every story begins at the same time of the test clock, and `code` reads the newest mail.
  await database.db.mail.deleteMany();
  await database.db.oneTimeCode.deleteMany();
  const stage = await onStage(database.db, offlineModel(), { siteId: 'demo' });
  for (const line of lines) await stage.say(line === CODE ? await stage.code() : line);
  const { holderKind, holderName } = await stage.conversation();
  return { thread: await stage.thread(), holderKind, holderName };
}

describe('the offline model on the real runtime', () => {
  test('a broken lamp of 42 EUR is refunded once, after one question', async () => {
    const { thread, holderName } = await play(
      'The lamp from my order A-7781 arrived broken, I want my 42 EUR back',
      CODE,
    );
    expect(thread).toEqual([
      'customer: The lamp from my order A-7781 arrived broken, I want my 42 EUR back',
      '[handoff_started]',
      '[handoff_completed]',
      expect.stringMatching(/^Billing: .*A-7781.*lamp, arrived broken/),
      expect.stringMatching(/^Billing: .*that it is you.*six-digit code/),
      'customer: ••••••',
      expect.stringMatching(/^Billing: .*refunded 42\.00 EUR for order A-7781/),
    ]);
    expect(holderName).toBe('triage');
    const again = await play('I want a refund for order A-7781, it arrived broken', CODE);
    expect(again.thread.at(-1)).toMatch(/already refunded/);
    expect(await database.db.refund.count({ where: { order: { number: 'A-7781' } } })).toBe(1);
  });

  test('180 EUR waits for an operator, 720 EUR is never paid; nothing is promised', async () => {
    for (const words of [
      'My speaker from order B-2210 arrived broken, I want my 180 EUR back',
      'I want 720 EUR back for order C-9001, the table arrived broken',
    ]) {
      const { thread, holderKind } = await play(words, CODE);
      expect(thread.slice(-2)).toEqual(['[ticket_created]', '[human_queued]']);
      expect(thread.join('\n')).not.toContain('refunded');
      expect(holderKind).toBe('queue');
    }
  });

  test('two topics in one message are both dealt with, the money first', async () => {
    const { thread } = await play(
      'I want a refund for order E-5120. Also, I forgot my password, how do I reset it?',
      CODE,
    );
    const text = thread.join('\n');
    expect(text).toMatch(/Billing: .*E-5120 is packed/);
    expect(text).toMatch(/Account: .*[\s\S]*Source: our help article “Reset your password”/);
  });

  test('a parcel is tracked in German, and the next topic goes to its own agent', async () => {
    const { thread } = await play(
      'Wo ist meine Bestellung B-2254?',
      CODE,
      'Ich habe mein Passwort vergessen',
    );
    const text = thread.join('\n');
    expect(text).toMatch(/Bestellungen: .*Northlink.*NLX48213377/);
    expect(text).toMatch(/Konto: [\s\S]*Quelle/);
  });

  test('a lamp that stays dark goes to a person after two attempts', async () => {
    const { thread } = await play(
      'My lamp does not turn on',
      'No, still dark',
      'still not working',
    );
    expect(thread.filter((line) => line.endsWith('Does it work now?'))).toHaveLength(2);
    expect(thread.at(-1)).toBe('[human_queued]');
  });

  test('an address is asked for whole, also after a mistyped code, and changed', async () => {
    const { thread } = await play(
      'Change the delivery address of order A-7902',
      '000 000',
      CODE,
      'Long Street 5, 10115 Berlin, Germany',
    );
    expect(thread.at(-1)).toContain('Long Street 5, 10115 Berlin, Germany');
  });

  test('H7: what no shop does is declined, and nobody is handed over', async () => {
    const { thread } = await play('What is the capital of Peru?');
    expect(thread).toHaveLength(2);
    expect(thread[1]).toMatch(/^Triage: I cannot help with that here/);
  });
});
