import type { Fact, Message } from '../../prisma/client/client.ts';
import type { Ctx } from '../context.ts';
import { lastPackage } from '../handoff/chain.ts';
import { currentFacts } from '../handoff/facts.ts';
import type { Source } from '../protocol/entities.ts';
import { type Language, toLanguage } from '../protocol/language.ts';
import type { HandoffPackage } from '../protocol/package.ts';
import { checkTransfer } from './check-transfer.ts';
import type { AgentDeps } from './deps.ts';
import type { ModelItem, ModelRequest } from './models/model.ts';
import { emitRequest, type PromptParts, turnRequest } from './prompt.ts';
import type { Pass } from './run-state.ts';
import { emitHandoffTool, runtimeTools } from './runtime-tools.ts';
import { shopToolSpecs } from './shop-tool-specs.ts';
import { sourcesOf } from './sources.ts';
import type { Voice } from './speak.ts';

/** Everything that one agent has in front of it. Read anew after each round of tools. */
export interface Scene {
  voice: Voice;
  language: Language;
  /** The entry agent answers only through tools (handoff.md H39). */
  mayTalk: boolean;
  facts: Fact[];
  received: { handoffId: string; pack: HandoffPackage } | null;
  tail: Message[];
  lastText: string;
  request(ledger: ModelItem[]): ModelRequest;
  emit(ledger: ModelItem[], target: string): ModelRequest;
  sources(ledger: ModelItem[]): Source[];
}

export async function readScene(
  ctx: Ctx,
  deps: AgentDeps,
  pass: Pass,
  before?: Scene,
): Promise<Scene> {
  const { conversation } = pass;
  const name = conversation.holderName;
  const agent = deps.team.agents[name];
  if (!agent) throw new Error(`The holder "${name}" is not in the team.`);
  // Only the entry agent has transfers that a guard could close.
  const mayTransfer = name === deps.team.entry;
  const [facts, tail, received, note, closed] = await Promise.all([
    currentFacts(ctx.db, conversation.id),
    before?.tail ?? readTail(ctx, conversation.id, pass.upToSeq),
    before?.received ?? receivedPackage(ctx, conversation.id, conversation.chainNo, name),
    handBackNote(ctx, conversation.id, conversation.chainNo, name),
    mayTransfer
      ? checkTransfer(ctx, deps, pass.turn, conversation, '').then((check) => check.closed)
      : new Set<string>(),
  ]);
  const language = toLanguage(conversation.language);
  const parts = (ledger: ModelItem[]): PromptParts => ({
    name,
    agent,
    conversation,
    facts,
    tail,
    pack: received?.pack ?? null,
    openQuestions: received?.pack.openQuestions ?? [],
    note,
    ledger,
    tools: [...runtimeTools(deps.team, name, agent, closed), ...shopToolSpecs(agent.tools)],
    required: name === deps.team.entry,
    now: ctx.clock.now(),
  });
  return {
    voice: {
      conversationId: conversation.id,
      agent: name,
      label: ctx.team.label(name, language),
      epoch: conversation.epoch,
      language,
    },
    language,
    mayTalk: name !== deps.team.entry,
    facts,
    received,
    tail,
    lastText: tail.findLast((message) => message.authorKind === 'customer')?.text ?? '',
    request: (ledger) => turnRequest(parts(ledger)),
    emit: (ledger, target) => emitRequest(parts(ledger), target, emitHandoffTool()),
    sources: sourcesOf,
  };
}

/**
 * The customer-visible words, without system lines; notes and whispers are in another table. What the
 * customer said after `upToSeq` is for the next run, or it would be answered twice (decisions.md 3).
 */
async function readTail(ctx: Ctx, conversationId: string, upToSeq: number): Promise<Message[]> {
  const rows = await ctx.db.message.findMany({
    where: {
      conversationId,
      kind: 'text',
      OR: [{ authorKind: { not: 'customer' } }, { seq: { lte: upToSeq } }],
    },
    orderBy: { seq: 'desc' },
    take: 10,
  });
  return rows.reverse();
}

async function receivedPackage(ctx: Ctx, conversationId: string, chainNo: number, holder: string) {
  if (holder === ctx.team.entry) return null;
  const here = await lastPackage(ctx.db, conversationId, chainNo);
  const last = here ?? (await lastPackage(ctx.db, conversationId));
  return last?.pack.targetAgent === holder ? last : null;
}

async function handBackNote(
  ctx: Ctx,
  conversationId: string,
  chainNo: number,
  holder: string,
): Promise<string | null> {
  const step = await ctx.db.pathStep.findFirst({
    where: { conversationId, chainNo, kind: 'handed_back', toName: holder },
    orderBy: { ord: 'desc' },
  });
  return step?.note ?? null;
}
