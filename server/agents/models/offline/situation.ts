import type { ModelRequest } from '../model.ts';
import { detectLanguage, isLanguage, type Language } from './language.ts';

export interface KnownFact {
  key: string;
  value: string;
  source: string;
  quote: string;
  fresh: boolean;
}

/** The parts of a received package that this model uses. */
export interface Received {
  targetAgent?: string;
  userIntent?: string;
  keyFacts: { key: string; value: string; source: string }[];
  recommendation: { text: string; proposedTool: string | null } | null;
  userPreferences?: { language?: string };
}

/** One settled call of this run; `output` is the tool's JSON. */
export interface Result {
  name: string;
  args: Record<string, unknown>;
  output: Record<string, unknown>;
}

/** Everything that a dialogue decides by, read from the request and nothing else. */
export interface Situation {
  agent: string;
  language: Language;
  /** Null when the last message is in a language that nobody here speaks. */
  spoken: Language | null;
  tools: ReadonlySet<string>;
  /** What the customer wrote since the last answer; on a first turn, what led to the handoff. */
  said: string;
  /** True when nothing was written since this agent took over. */
  firstTurn: boolean;
  customerTexts: string[];
  assistantTexts: string[];
  /** What was answered before `said`, over typed codes; '' when nothing was. */
  lastAnswer: string;
  facts: KnownFact[];
  pack: Received | null;
  note: string | null;
  verified: boolean;
  results: Result[];
}

export function readSituation(request: ModelRequest): Situation {
  const messages = transcript(request);
  const lastCustomer = messages.findLastIndex(({ role }) => role === 'customer');
  const upTo = messages.slice(0, lastCustomer + 1);
  const before = upTo.findLastIndex(({ role }) => role === 'assistant');
  const pack = readPackage(request);
  const facts = readFacts(request);
  const results = readResults(request);
  const customerTexts = messages.filter((m) => m.role === 'customer').map((m) => m.text);
  const firstTurn = lastCustomer < messages.length - 1;
  const said = upTo
    .slice(before + 1)
    .map((m) => m.text)
    .join('\n');
  const spoken = languageOf(customerTexts, pack, request.instructions);
  return {
    agent: request.agent,
    language: spoken.last ?? 'en',
    spoken: spoken.last,
    tools: new Set(request.tools.map((tool) => tool.name)),
    said: firstTurn ? broughtHere(said, customerTexts, pack) : said,
    firstTurn,
    customerTexts,
    assistantTexts: messages.filter((m) => m.role === 'assistant').map((m) => m.text),
    lastAnswer: answersBefore(upTo.slice(0, before + 1)),
    facts,
    pack,
    note: readNote(request),
    verified: isVerified(facts, results),
    results,
  };
}

/** Of several topics the package names the one for this agent; a typed code is none. */
function broughtHere(said: string, texts: string[], pack: Received | null): string {
  const intent = pack?.userIntent ?? '';
  if (intent !== '' && texts.some((text) => text.includes(intent))) return intent;
  if (!isMaskedCode(said)) return said;
  return texts.findLast((text) => !isMaskedCode(text)) ?? said;
}

/** A typed code is no topic: the question before it is still open when the code was wrong. */
function answersBefore(messages: { role: string; text: string }[]): string {
  const from = messages.findLastIndex(
    ({ role, text }) => role === 'customer' && !isMaskedCode(text),
  );
  const answers = messages.slice(from + 1).filter(({ role }) => role === 'assistant');
  return answers.map(({ text }) => text).join('\n');
}

/** What stands where a one-time code was typed. */
export const isMaskedCode = (text: string): boolean => /^•{6}$/m.test(text);

/** The conversation before this run: its own texts come after its first call. */
function transcript(request: ModelRequest) {
  const firstCall = request.input.findIndex((item) => item.type === 'tool_call');
  const part = firstCall < 0 ? request.input : request.input.slice(0, firstCall);
  return part.flatMap((item) => (item.type === 'message' ? [item] : []));
}

/** A fresh customer id from our own systems, unless a tool of this run says otherwise. */
function isVerified(facts: KnownFact[], results: Result[]): boolean {
  if (results.some(({ output }) => output.code === 'verification_required')) return false;
  return facts.some(
    ({ key, source, fresh }) => key === 'customer_id' && source === 'tool_verified' && fresh,
  );
}

function languageOf(texts: string[], pack: Received | null, instructions: string) {
  const told = /Write in this language: (\w\w)/.exec(instructions)?.[1];
  const preferred = [told, pack?.userPreferences?.language].find(isLanguage);
  let current: Language = preferred ?? 'en';
  let last: Language | null = current;
  for (const text of texts) {
    last = detectLanguage(text, current);
    current = last ?? current;
  }
  return { last };
}

function readPackage(request: ModelRequest): Received | null {
  const raw = dataOf(request, 'package');
  if (!raw) return null;
  const recommendation = raw.recommendation as Received['recommendation'] | undefined;
  return {
    ...(raw as Partial<Received>),
    keyFacts: Array.isArray(raw.keyFacts) ? (raw.keyFacts as Received['keyFacts']) : [],
    recommendation: recommendation ?? null,
  };
}

function readFacts(request: ModelRequest): KnownFact[] {
  const facts = dataOf(request, 'facts')?.facts;
  return Array.isArray(facts) ? (facts as KnownFact[]) : [];
}

function readNote(request: ModelRequest): string | null {
  const item = request.input.find((one) => one.type === 'data' && one.label === 'case_note');
  return item?.type === 'data' ? item.json : null;
}

function readResults(request: ModelRequest): Result[] {
  const calls = new Map<string, string>();
  return request.input.flatMap((item) => {
    if (item.type === 'tool_call') calls.set(item.callId, item.arguments);
    if (item.type !== 'tool_result') return [];
    const args = parse(calls.get(item.callId) ?? '{}');
    return [{ name: item.name, args, output: parse(item.output) }];
  });
}

function dataOf(request: ModelRequest, label: 'package' | 'facts') {
  const item = request.input.findLast((one) => one.type === 'data' && one.label === label);
  return item?.type === 'data' ? parse(item.json) : null;
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
