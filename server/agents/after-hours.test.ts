import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actingAs } from '../context.ts';
import { makeCancelHumanRequest } from '../queue/cancel.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { onStage } from '../testing/team-on-stage.ts';
import { closeTicket } from '../tickets/close.ts';
import { type ScriptedAnswer, scriptedModel } from './models/scripted.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const reply = (text: string): ScriptedAnswer => [{ call: 'reply', args: { text } }];
const stage = (...answers: ScriptedAnswer[]) =>
  onStage(database.db, scriptedModel({ triage: answers }));

async function deskIsClosed(siteId: string): Promise<void> {
  const hours = { timeZone: 'UTC', weekly: {} as Record<string, []>, closedOn: [] };
  for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) hours.weekly[day] = [];
  await database.db.site.update({ where: { id: siteId }, data: { hours } });
}

async function twoFailedAttempts(conversationId: string): Promise<void> {
  await database.db.toolCall.createMany({
    data: ['a', 'b'].map((callId) => ({
      conversationId,
      callId,
      chainNo: 1,
      agent: 'orders',
      epoch: 1,
      tool: 'lookup_order',
      args: {},
      status: 'settled',
      outcome: { status: 'empty' },
      createdAt: new Date('2026-03-02T10:00:00Z'),
    })),
  });
}

describe('after hours', () => {
  test('H45: asking again for a person is answered: the ticket that waits is named', async () => {
    const play = await stage();
    await deskIsClosed(play.siteId);
    await play.say('I want to speak to a person');
    await play.say('I want to speak to a person');
    expect(await play.thread()).toEqual([
      'customer: I want to speak to a person',
      '[human_requested]',
      '[ticket_created]',
      '[human_queued]',
      'customer: I want to speak to a person',
      '[human_queued]',
    ]);
    expect(await database.db.ticket.count({ where: { siteId: play.siteId } })).toBe(1);
  });

  test('H45: what brought the ticket does not silence the agent, which goes on', async () => {
    const play = await stage(reply('You can return it within 30 days.'));
    await deskIsClosed(play.siteId);
    await twoFailedAttempts(play.conversationId);
    await play.say('it is still not there');
    await play.say('how long can I return something?');
    expect((await play.thread()).slice(-2)).toEqual([
      'customer: how long can I return something?',
      'Triage: You can return it within 30 days.',
    ]);
  });
});

test('H6: who left the line is not sent back for attempts that failed before', async () => {
  const play = await stage(reply('Gladly.'));
  await twoFailedAttempts(play.conversationId);
  await play.say('it is still not there');
  expect((await play.conversation()).holderKind).toBe('queue');
  const { visitorId, siteId, conversationId } = play;
  const customer = actingAs(play.ctx, { kind: 'customer', visitorId, siteId });
  await makeCancelHumanRequest({ closeTicket })(customer, { conversationId });
  await play.say('then tell me about the warranty');
  expect((await play.thread()).at(-1)).toBe('Triage: Gladly.');
});
