import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../../prisma/seed.ts';
import { actingAs } from '../context.ts';
import { AppError } from '../errors.ts';
import { makeResolve } from '../handoff/resolve.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { onStage } from '../testing/team-on-stage.ts';
import { closeTicket } from '../tickets/close.ts';
import { type ScriptedAnswer, scriptedModel } from './models/scripted.ts';
import { receiveMessage } from './receive-message.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T09:00:00Z'), { allowedOrigins: [] });
});
afterAll(() => database.close());

const reply = (text: string): ScriptedAnswer => [{ call: 'reply', args: { text } }];

async function stage(...answers: ScriptedAnswer[]) {
  const model = scriptedModel({ triage: answers });
  const play = await onStage(database.db, model, { siteId: 'demo' });
  const { visitorId, siteId } = play;
  const customer = actingAs(play.ctx, { kind: 'customer', visitorId, siteId });
  const send = (clientMessageId: string, text: string) =>
    receiveMessage(customer, play.deps, {
      conversationId: play.conversationId,
      clientMessageId,
      text,
    });
  const close = () =>
    makeResolve({ closeTicket })(play.ctx, {
      conversationId: play.conversationId,
      outcome: 'done',
      by: 'system',
    });
  return { ...play, customer, model, send, close };
}

describe('a customer message', () => {
  test('the same id again is the same message, with another text a conflict', async () => {
    const { send } = await stage(reply('Hello.'));
    const first = await send('m1', 'hello');
    expect(await send('m1', 'hello')).toEqual({ message: first.message, inserted: false });
    await expect(send('m1', 'other')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('O01: a retry after the close gets its row and reopens nothing', async () => {
    const { send, close, conversation } = await stage(reply('Hello.'));
    const first = await send('m1', 'hello');
    await close();
    expect((await send('m1', 'hello')).message.id).toBe(first.message.id);
    expect((await conversation()).status).toBe('resolved');
  });

  test('decisions 7: a new message reopens with triage and a new chain', async () => {
    const play = await stage(reply('Hello.'), reply('Hello again.'));
    await play.say('hello');
    await play.close();
    await play.say('one more thing');
    expect(await play.conversation()).toMatchObject({
      status: 'open',
      holderName: 'triage',
      chainNo: 3,
    });
    expect(await play.thread()).toEqual([
      'customer: hello',
      'Triage: Hello.',
      '[resolved]',
      '[reopened]',
      'customer: one more thing',
      'Triage: Hello again.',
    ]);
  });

  test('O30: a bare thanks after the close is stored, and nothing starts', async () => {
    const { send, close, conversation, model } = await stage();
    await close();
    await send('m1', 'thank you!');
    expect(await conversation()).toMatchObject({ status: 'resolved', lastSeq: 2 });
    expect(model.requests).toHaveLength(0);
  });

  test('after the reopening hours it is closed', async () => {
    const { send, close, clock } = await stage();
    await close();
    clock.forward(25 * 3_600_000);
    await expect(send('m1', 'hello?')).rejects.toMatchObject({ code: 'closed' });
    await expect(send('m2', 'thanks')).rejects.toMatchObject({ code: 'closed' });
  });

  test('decisions 21: a code reaches no row, no fact and no model', async () => {
    const play = await stage(reply('Fine.'));
    await play.deps.requestCode(play.ctx, {
      conversationId: play.conversationId,
      order: 'A-7781',
      email: null,
    });
    const code = await play.code();
    await play.say(code);
    const rows = await database.db.message.findMany({
      where: { conversationId: play.conversationId },
    });
    expect(rows[0]?.text).toBe('••••••');
    expect(JSON.stringify(play.model.requests)).not.toContain(code);
    const visitor = await database.db.visitor.findUniqueOrThrow({ where: { id: play.visitorId } });
    expect(visitor.verifiedVia).not.toBeNull();
  });

  test('decisions 21: a wrong code is masked too, and answered without a model', async () => {
    const play = await stage();
    await play.deps.requestCode(play.ctx, {
      conversationId: play.conversationId,
      order: 'A-7781',
      email: null,
    });
    const wrong = (await play.code()) === '000000' ? '000001' : '000000';
    await play.say(wrong);
    expect(await play.thread()).toEqual([
      'customer: ••••••',
      expect.stringContaining('That code is not right'),
    ]);
    expect(play.model.requests).toHaveLength(0);
  });

  test('decisions 21: a wrong code whose answer was lost is answered by an agent', async () => {
    const play = await stage(reply('That code is not right.'));
    await play.deps.requestCode(play.ctx, {
      conversationId: play.conversationId,
      order: 'A-7781',
      email: null,
    });
    const wrong = (await play.code()) === '000000' ? '000001' : '000000';
    const publish = play.ctx.publish;
    play.customer.publish = () => {
      throw new Error('the process died here');
    };
    await expect(play.send('m1', wrong)).rejects.toThrow('died');
    play.customer.publish = publish;
    play.clock.forward(5_000);
    play.wakes.push({ type: 'turn', conversationId: play.conversationId });
    await play.settle();
    expect(await play.thread()).toEqual(['customer: ••••••', 'Triage: That code is not right.']);
  });

  test('closed while it is being sent: it reopens instead of being lost', async () => {
    const play = await stage(reply('Hello again.'));
    play.deps.takeCode = async () => {
      if ((await play.conversation()).epoch === 1) await play.close();
      return 'none';
    };
    await play.say('one more thing');
    expect(await play.thread()).toEqual([
      '[resolved]',
      '[reopened]',
      'customer: one more thing',
      'Triage: Hello again.',
    ]);
  });

  test('H33: a handoff that ends while a person is asked for makes no error of the message', async () => {
    const play = await stage();
    await database.db.handoff.create({
      data: {
        conversationId: play.conversationId,
        correlationId: (await play.conversation()).correlationId,
        chainNo: 1,
        sourceAgent: 'triage',
        targetAgent: 'billing',
        reason: 'specialization',
        epoch: 1,
        afterSeq: 0,
        draft: {},
        state: {},
        deadlineAt: play.clock.now(),
        startedAt: play.clock.now(),
      },
    });
    play.deps.escalate = async () => {
      throw new AppError('conflict', 'Somebody else answers this conversation now.');
    };
    expect(await play.send('m1', 'I want to speak to a person')).toMatchObject({ inserted: true });
    expect(play.wakes).toContainEqual({ type: 'turn', conversationId: play.conversationId });
  });

  test('the language follows the customer from message to message', async () => {
    const play = await stage(reply('Bonjour.'), reply('Hello.'));
    await play.say('Bonjour, je voudrais savoir où est ma commande');
    expect((await play.conversation()).language).toBe('fr');
    await play.say('Sorry, can you answer in English please');
    expect((await play.conversation()).language).toBe('en');
  });

  test('what is said is a fact with its quote before any model runs', async () => {
    const { send, conversationId } = await stage();
    const { message } = await send('m1', 'My order A-7781 is late');
    const fact = await database.db.fact.findFirstOrThrow({
      where: { conversationId, key: 'order_id' },
    });
    expect(fact).toMatchObject({
      value: 'A-7781',
      source: 'customer_said',
      sourceRef: `message:${message.id}`,
    });
  });
});
