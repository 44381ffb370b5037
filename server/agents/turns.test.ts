import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actingAs } from '../context.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { onStage } from '../testing/team-on-stage.ts';
import { type ScriptedAnswer, scriptedModel } from './models/scripted.ts';
import { receiveMessage } from './receive-message.ts';
import { runTurn } from './run-turn.ts';
import { claimTurn, dueTurns, keepTurn, LEASE_MS, returnTurn } from './turns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const reply = (text: string): ScriptedAnswer => [{ call: 'reply', args: { text } }];

async function stage(...answers: ScriptedAnswer[]) {
  const model = scriptedModel({ triage: answers });
  const play = await onStage(database.db, model);
  const { visitorId, siteId, conversationId } = play;
  const customer = actingAs(play.ctx, { kind: 'customer', visitorId, siteId });
  let count = 0;
  const send = (text: string) =>
    receiveMessage(customer, play.deps, { conversationId, clientMessageId: `s${++count}`, text });
  const turns = () =>
    database.db.turn.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } });
  return { ...play, model, send, turns };
}

/** A promise and what settles it; `through` says that somebody has come, and then waits. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const through = (then: Promise<void>) => {
    open();
    return then;
  };
  return { opened, open, through };
}

const never = new Promise<void>(() => undefined);

describe('a turn whose process died', () => {
  test('H51: it is due again when its lease is over, and not before', async () => {
    const play = await stage();
    await play.send('hello');
    await claimTurn(play.ctx, play.conversationId);
    const { conversationId } = play;
    const left = await database.db.run.create({
      data: { conversationId, agent: 'triage', epoch: 1, upToSeq: 1, model: 'm' },
    });
    const run = () => database.db.run.findUniqueOrThrow({ where: { id: left.id } });
    play.clock.forward(LEASE_MS - 1);
    expect(await dueTurns(play.ctx, play.clock.now())).not.toContain(conversationId);
    expect((await run()).status).toBe('running');
    play.clock.forward(2);
    expect(await dueTurns(play.ctx, play.clock.now())).toContain(conversationId);
    expect(await run()).toMatchObject({ status: 'aborted', error: 'lost' });
  });

  test('H51: a run that was thought dead changes nothing once another one has its turn', async () => {
    const play = await stage();
    await play.send('hello');
    const first = await claimTurn(play.ctx, play.conversationId);
    play.clock.forward(LEASE_MS + 1);
    await dueTurns(play.ctx, play.clock.now());
    const second = await claimTurn(play.ctx, play.conversationId);
    if (!first || !second) throw new Error('nothing was claimed');
    expect(await keepTurn(play.ctx, first)).toBe(false);
    await returnTurn(play.ctx, first);
    expect(await play.turns()).toMatchObject([{ status: 'running', attempts: 2 }]);
    expect(await keepTurn(play.ctx, second)).toBe(true);
  });
});

describe('what the customer writes while a run goes on', () => {
  test('decisions 3: it restarts the run, which answers both', async () => {
    const writing = gate();
    const play = await stage(() => [{ wait: () => writing.through(never) }], reply('Both.'));
    await play.send('where is my parcel');
    const running = runTurn(play.ctx, play.deps, play.conversationId);
    await writing.opened;
    await play.send('the blue one');
    await running;
    await play.settle();
    expect(await play.thread()).toEqual([
      'customer: where is my parcel',
      'customer: the blue one',
      'Triage: Both.',
    ]);
    expect((await play.turns()).map((turn) => turn.status)).toEqual(['done', 'done']);
  });

  test('decisions 3: after three restarts a run ends first, the next one takes the rest', async () => {
    let writing = gate();
    const release = gate();
    const hang = () => [
      { wait: () => writing.through(release.opened) },
      { call: 'reply', args: { text: 'One moment.' } },
    ];
    const play = await stage(hang, hang, hang, hang, reply('Now the rest.'));
    await play.send('one');
    for (const text of ['two', 'three', 'four', 'five']) {
      const running = runTurn(play.ctx, play.deps, play.conversationId);
      await writing.opened;
      writing = gate();
      await play.send(text);
      if (text === 'five') release.open();
      await running;
    }
    await play.settle();
    expect((await play.thread()).slice(-3)).toEqual([
      'customer: five',
      'Triage: One moment.',
      'Triage: Now the rest.',
    ]);
    expect(JSON.stringify(play.model.requests[3]?.input)).not.toContain('five');
  });
});

describe('what fails', () => {
  test('H34: a turn whose escalation fails too is tried again, not counted as answered', async () => {
    const play = await stage();
    await play.send('hello');
    await database.db.turn.updateMany({
      where: { conversationId: play.conversationId },
      data: { attempts: 2 },
    });
    const { escalate } = play.deps;
    play.deps.escalate = async () => {
      throw new Error('the database is away');
    };
    await runTurn(play.ctx, play.deps, play.conversationId);
    expect(await play.turns()).toMatchObject([{ status: 'pending' }]);
    play.deps.escalate = escalate;
    play.clock.forward(10_000);
    await runTurn(play.ctx, play.deps, play.conversationId);
    expect((await play.conversation()).holderKind).toBe('queue');
  });

  test('a tool by the name of what every object has is an unknown tool', async () => {
    const play = await stage([{ call: 'constructor', args: {} }], reply('Hello.'));
    await play.say('hello');
    expect((await play.thread()).at(-1)).toBe('Triage: Hello.');
    expect(play.ctx.team.has('constructor')).toBe(false);
  });

  test('a run that fails before it began leaves no row that says it runs', async () => {
    const play = await stage();
    await database.db.conversation.update({
      where: { id: play.conversationId },
      data: { holderName: 'nobody-of-the-team' },
    });
    await play.send('hello');
    await runTurn(play.ctx, play.deps, play.conversationId);
    expect(play.deps.active.isRunning(play.conversationId)).toBe(false);
    const run = await database.db.run.findFirstOrThrow({
      where: { conversationId: play.conversationId },
    });
    expect(run.status).toBe('failed');
  });
});

test('H34: solved without a word is refused: the customer would read nothing', async () => {
  const model = scriptedModel({
    billing: [
      [{ call: 'release', args: { outcome: 'solved', note: '' } }],
      ['It is paid.', { call: 'release', args: { outcome: 'solved', note: '' } }],
    ],
  });
  const play = await onStage(database.db, model);
  await database.db.conversation.update({
    where: { id: play.conversationId },
    data: { holderName: 'billing' },
  });
  await play.say('is my invoice paid?');
  expect((await play.thread()).at(-1)).toBe('Billing: It is paid.');
  expect((await play.conversation()).holderName).toBe('triage');
});
