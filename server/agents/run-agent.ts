import type { Ctx } from '../context.ts';
import type { AgentDeps } from './deps.ts';
import { INPUT_REFUSED } from './fixed-replies.ts';
import { ModelError } from './models/model.ts';
import { recordUsage } from './record-usage.ts';
import { MAX_MODEL_CALLS, type Pass, type RunEnd, type RunState, toPerson } from './run-state.ts';
import { readScene, type Scene } from './scene.ts';
import { settleCalls } from './settle-calls.ts';
import { Speaker, say } from './speak.ts';
import { countModelCall, countRestarts } from './turns.ts';

/** handoff.md H34: nobody waits longer in silence. */
const FIRST_OUTPUT_MS = 30_000;
/** decisions.md 3: after that a run ends first, and the next one takes the rest. */
const MAX_RESTARTS = 3;

/** One agent's work on what the customer said: model → tools under policy → words, or a handoff. */
export async function runAgent(ctx: Ctx, deps: AgentDeps, pass: Pass): Promise<RunEnd> {
  const { conversation, upToSeq } = pass;
  const active = deps.active.start(conversation.id, conversation.epoch);
  try {
    // Read while the run's row is written; what goes wrong is met in `recorded`.
    const reading = Promise.all([readScene(ctx, deps, pass), countRestarts(ctx, conversation.id)]);
    reading.catch(() => undefined);
    const run = await ctx.db.run.create({
      data: {
        conversationId: conversation.id,
        agent: conversation.holderName,
        epoch: conversation.epoch,
        upToSeq,
        model: deps.model.id,
        startedAt: ctx.clock.now(),
      },
    });
    return await recorded({ ctx, deps, pass, run, active }, reading);
  } finally {
    deps.active.end(conversation.id, active);
  }
}

type Beginning = Pick<RunState, 'ctx' | 'deps' | 'pass' | 'run' | 'active'>;

/** The run, with how it ended in its row, whatever happens. */
async function recorded(begun: Beginning, reading: Promise<[Scene, number]>): Promise<RunEnd> {
  const { ctx, run, active } = begun;
  let status = 'failed';
  try {
    const [scene, restarts] = await reading;
    active.restartable = restarts < MAX_RESTARTS;
    const fresh = { ledger: [], notNeededSaid: false, saidSomething: false };
    const state: RunState = { ...begun, ...fresh, scene, usage: Promise.resolve() };
    typing(state, true);
    try {
      const end = await loop(state);
      status = end === 'answered' ? 'done' : end;
      return end;
    } catch (error) {
      if (active.controller.signal.aborted) status = 'aborted';
      return await stopped(state, error);
    } finally {
      typing(state, false);
      await state.usage;
    }
  } finally {
    await ctx.db.run.update({ where: { id: run.id }, data: { status, endedAt: ctx.clock.now() } });
  }
}

function typing({ ctx, pass, scene }: RunState, on: boolean): void {
  const conversationId = pass.conversation.id;
  ctx.publish({ type: 'typing', conversationId, by: 'agent', name: scene.voice.label, typing: on });
}

async function loop(state: RunState): Promise<RunEnd> {
  const { ctx, deps, pass, scene } = state;
  const check = deps.inputCheck(scene.lastText);
  if (!check.pass) {
    ctx.log.warn('input.refused', { conversationId: pass.conversation.id, check: check.name });
    await say(ctx, scene.voice, INPUT_REFUSED[scene.language]);
    return 'answered';
  }
  for (;;) {
    if ((await countModelCall(ctx, pass.turn.id)) > MAX_MODEL_CALLS) return toPerson(state, 'loop');
    const answer = await callModel(state);
    if (answer === 'stale') return 'answered';
    if (answer.calls.length === 0) {
      // No text and no tool: a person gets it rather than silence (handoff.md H34).
      return answer.text !== '' || state.saidSomething
        ? 'answered'
        : toPerson(state, 'unavailable');
    }
    const end = await settleCalls(state, answer.calls);
    if (end) return end;
    state.scene = await readScene(ctx, deps, pass, scene);
  }
}

interface ModelAnswer {
  text: string;
  refused: boolean;
  calls: { callId: string; name: string; arguments: string }[];
}

async function callModel(state: RunState): Promise<ModelAnswer | 'stale'> {
  const { ctx, deps, active, scene } = state;
  const speaker = new Speaker(ctx, scene.voice, () => {
    active.restartable = false;
  });
  const calls: ModelAnswer['calls'] = [];
  let refused = false;
  const timer = setTimeout(() => active.controller.abort('first_output'), FIRST_OUTPUT_MS);
  try {
    for await (const event of deps.model.stream(
      scene.request(state.ledger),
      active.controller.signal,
    )) {
      clearTimeout(timer);
      if (event.type === 'text' && scene.mayTalk) speaker.push(event.delta);
      else if (event.type === 'tool_call') calls.push(event);
      else if (event.type === 'done') {
        refused = event.stop === 'refusal';
        recordUsage(state, event.usage);
      }
    }
  } catch (error) {
    speaker.cancel();
    await ctx.db.run.update({
      where: { id: state.run.id },
      data: { droppedText: speaker.text || null },
    });
    throw error;
  } finally {
    clearTimeout(timer);
  }
  const text = speaker.text.trim();
  if (text !== '') {
    const stored = await speaker.finish(scene.sources(state.ledger));
    if (!stored) {
      await ctx.db.run.update({ where: { id: state.run.id }, data: { droppedText: text } });
      return 'stale';
    }
    state.saidSomething = true;
    state.ledger.push({ type: 'message', role: 'assistant', text });
  }
  return { text, refused, calls };
}

async function stopped(state: RunState, error: unknown): Promise<RunEnd> {
  const { ctx, active, pass, run } = state;
  const why: unknown = active.controller.signal.aborted ? active.controller.signal.reason : null;
  await ctx.db.run.update({
    where: { id: run.id },
    data: { error: String(why ?? error).slice(0, 500) },
  });
  if (why === 'new_message' || why === 'shutdown' || why === 'lost') return 'again';
  if (why === 'holder_moved') return 'answered';
  if (why === 'first_output' || error instanceof ModelError) {
    ctx.log.warn('run.model_failed', {
      conversationId: pass.conversation.id,
      error: String(error),
    });
    return toPerson(state, 'unavailable');
  }
  throw error;
}
