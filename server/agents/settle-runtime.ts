import { AppError } from '../errors.ts';
import { currentFacts, isFresh } from '../handoff/facts.ts';
import { release } from '../handoff/release.ts';
import type { RunState } from './run-state.ts';
import { runtimeSchemas } from './runtime-tools.ts';
import { type Call, parseArguments, type Settled, toolError, toolOk } from './settled.ts';
import { say } from './speak.ts';

type Schemas = typeof runtimeSchemas;
type Input<Name extends keyof Schemas> = ReturnType<Schemas[Name]['parse']>;
type Settlers = {
  [Name in keyof Schemas]?: (state: RunState, input: Input<Name>) => Promise<Settled>;
};

/** A tool of the runtime: parsed, then settled. Unknown names and bad arguments go back to the model. */
export async function settleRuntimeCall(state: RunState, call: Call): Promise<Settled> {
  if (!isRuntimeTool(call.name)) {
    return toolError(
      'unknown_tool',
      `There is no tool ${call.name}. Use one of yours.`,
      'validation',
    );
  }
  const isEntry = state.pass.conversation.holderName === state.deps.team.entry;
  if (isEntry !== ENTRY_ONLY.has(call.name) && !SHARED.has(call.name)) {
    return toolError('not_allowed', `${call.name} is not one of your tools.`, 'permission');
  }
  const parsed = runtimeSchemas[call.name].safeParse(parseArguments(call.arguments));
  if (!parsed.success) {
    const why = parsed.error.issues
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      .join('; ');
    return toolError('invalid_arguments', why, 'validation');
  }
  const settle = SETTLERS[call.name] as (state: RunState, input: unknown) => Promise<Settled>;
  return settle(state, parsed.data);
}

const ENTRY_ONLY = new Set(['reply', 'decline_out_of_scope']);
const SHARED = new Set(['ask_customer', 'escalate_to_human']);

const isRuntimeTool = (name: string): name is keyof typeof SETTLERS =>
  Object.hasOwn(SETTLERS, name);

const speak = async (state: RunState, text: string): Promise<Settled> => {
  await say(state.ctx, state.scene.voice, text, state.scene.sources(state.ledger));
  return { end: 'answered' };
};

const SETTLERS = {
  reply: (state, { text }) => speak(state, text),
  decline_out_of_scope: (state, { text }) => speak(state, text),
  ask_customer: askCustomer,
  escalate_to_human: async (state, input) => {
    const { ctx, deps, pass } = state;
    const { id: conversationId, epoch } = pass.conversation;
    await deps.escalate(ctx, { conversationId, epoch, ...input });
    return { end: 'answered' };
  },
  release: releaseWork,
  request_verification: async (state, input) => {
    const { ctx, deps, pass } = state;
    try {
      const sent = await deps.requestCode(ctx, { conversationId: pass.conversation.id, ...input });
      return toolOk({ sent: sent.sent, channel: sent.channel });
    } catch (error) {
      if (error instanceof AppError) return toolError(error.code, error.message);
      throw error;
    }
  },
  decide_recommendation: decideRecommendation,
  read_handoff_segment: async (state, { hop }) => {
    const snapshot = await state.ctx.db.snapshot.findFirst({
      where: { conversationId: state.pass.conversation.id, hop },
      orderBy: { createdAt: 'desc' },
    });
    const segments = (snapshot?.package as { segments?: { hop: number; text: string }[] } | null)
      ?.segments;
    const segment = segments?.find((row) => row.hop === hop);
    return segment
      ? toolOk({ hop, text: segment.text })
      : { output: { status: 'empty', query: { hop }, near: [] } };
  },
  read_facts: async (state) => {
    const facts = await currentFacts(state.ctx.db, state.pass.conversation.id);
    return toolOk({
      facts: facts.map(({ key, value, source, quote }) => ({ key, value, source, quote })),
    });
  },
} satisfies Settlers;

/** A slot that is known and fresh is refused with its value; `why` is shown (handoff.md H37). */
async function askCustomer(state: RunState, input: Input<'ask_customer'>): Promise<Settled> {
  const known = state.scene.facts.findLast(
    (fact) => fact.key === input.slot && isFresh(fact, state.ctx.clock.now()),
  );
  if (known) {
    return toolError('already_known', `${input.slot} is known: ${known.value}`, 'business', {
      value: known.value,
    });
  }
  const question = input.question.includes(input.why)
    ? input.question
    : `${input.question} ${input.why}`;
  const choices = (input.choices ?? []).map((choice) => `• ${choice}`);
  return speak(state, [question, ...choices].join('\n'));
}

async function releaseWork(state: RunState, input: Input<'release'>): Promise<Settled> {
  const { ctx, deps, pass } = state;
  const { conversation } = pass;
  const agent = deps.team.agents[conversation.holderName];
  const finishes = Math.max(0, ...Object.values(agent?.canFinish ?? {}));
  if (
    input.outcome === 'not_mine' &&
    finishes >= 0.8 &&
    !state.notNeededSaid &&
    claimsItself(state, input.note)
  ) {
    state.notNeededSaid = true;
    return toolError('not_needed', 'You can finish this with your own tools. Go on.');
  }
  if (input.outcome === 'solved' && !state.saidSomething) {
    return toolError('nothing_said', 'The customer has read nothing yet. Answer, then release.');
  }
  const answeredBefore = await ctx.db.message.count({
    where: {
      conversationId: conversation.id,
      authorId: conversation.holderName,
      seq: { lt: pass.turn.seq },
    },
  });
  const moved = await release(ctx, {
    conversation,
    agent: conversation.holderName,
    epoch: conversation.epoch,
    outcome: input.outcome,
    note: input.note,
    // decisions.md 39: also when its answer was delivered and the new message is another matter.
    closesChain: input.outcome === 'solved' || (input.outcome === 'not_mine' && answeredBefore > 1),
  });
  if (!moved) return { end: 'answered' };
  const pending = (conversation.pendingIntents as unknown[]).length;
  return { end: input.outcome === 'solved' && pending === 0 ? 'answered' : 'continue' };
}

/** A specialist gives away what its own package names it for (decisions.md 48). */
const claimsItself = (state: RunState, note: string): boolean =>
  state.scene.received !== null && state.ledger.length === 0 && note.trim() === '';

async function decideRecommendation(
  state: RunState,
  input: Input<'decide_recommendation'>,
): Promise<Settled> {
  const received = state.scene.received;
  if (!received?.pack.recommendation)
    return toolError('not_found', 'There is no recommendation to decide.');
  if (input.verdict === 'override' && (input.reason ?? '').trim() === '') {
    return toolError('invalid_arguments', 'An override needs a reason.', 'validation');
  }
  await state.ctx.db.handoff.updateMany({
    where: { id: received.handoffId, recommendationVerdict: null },
    data: {
      recommendationVerdict: input.verdict,
      recommendationReason: input.reason,
      recommendationBy: state.pass.conversation.holderName,
    },
  });
  return toolOk({ verdict: input.verdict });
}
