import { abortError } from './abort.ts';
import type { Model, ModelEvent, ModelRequest } from './model.ts';
import type { Answer } from './offline/answer.ts';
import { withDecision } from './offline/decide.ts';
import { specialist } from './offline/dialogues/specialist.ts';
import { emitHandoff } from './offline/emit.ts';
import { readSituation } from './offline/situation.ts';
import { triage } from './offline/triage.ts';

const CHARACTERS_PER_TOKEN = 4;

/**
 * The model without a network or a key: rules, a small classifier, entity extraction and
 * slot-filling dialogues. It sees exactly the request that `openai` gets and answers with the same
 * events, `emit_handoff` included (decisions.md 34).
 */
export function offlineModel({ id = 'offline' }: { id?: string } = {}): Model {
  let calls = 0;

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const { text = '', calls: wanted = [] } = answerTo(request);
    let written = text.length;
    for (const delta of text.split(/(?<=\s)/)) {
      if (signal.aborted) throw abortError();
      if (delta !== '') yield { type: 'text', delta };
    }
    for (const { name, args } of wanted) {
      if (signal.aborted) throw abortError();
      calls += 1;
      const json = JSON.stringify(args);
      written += json.length;
      yield { type: 'tool_call', callId: `offline_${calls}`, name, arguments: json };
    }
    if (signal.aborted) throw abortError();
    const requestChars = JSON.stringify(request).length;
    const tokens = (chars: number) => Math.ceil(chars / CHARACTERS_PER_TOKEN);
    const usage = {
      inputTokens: tokens(requestChars),
      outputTokens: tokens(written),
      requestChars,
    };
    yield { type: 'done', stop: 'complete', usage };
  }

  return { id, stream };
}

/** Only what the request offers is called: a tool that is missing would be refused anyway. */
function answerTo(request: ModelRequest): Answer {
  const s = readSituation(request);
  if (request.purpose === 'emit_handoff') return emitHandoff(s, request);
  const isEntry = s.tools.has('reply') || s.tools.has('decline_out_of_scope');
  const answer = isEntry ? triage(s) : withDecision(s, specialist(s));
  const calls = (answer.calls ?? []).filter(({ name }) => s.tools.has(name));
  return { ...answer, calls };
}
