import { abortError } from './abort.ts';
import type { Model, ModelEvent, ModelRequest } from './model.ts';
import { assertPaired } from './pairing.ts';

/** One step of an answer; a plain string is a chunk of text. */
export type ScriptedStep =
  | string
  /** `args` that are a string are sent as they are, to script malformed JSON. */
  | { call: string; args: unknown; callId?: string }
  /** Waits for a promise that the test settles: an abort ends the wait. */
  | { wait: PromiseLike<unknown> | (() => PromiseLike<unknown>) }
  /** Ends the answer by throwing, usually a `ModelError`. */
  | { error: Error }
  | { stop: 'length' | 'refusal' };

export type ScriptedAnswer = ScriptedStep[] | ((request: ModelRequest) => ScriptedStep[]);

export interface ScriptedModel extends Model {
  /** Every request in order, as it was when it came. */
  readonly requests: readonly ModelRequest[];
  /** Throws when an answer was not asked for, or when a request had none. */
  assertFinished(): void;
}

/**
 * A model for tests: each agent gives its answers in the order of its calls, `emit_handoff`
 * included. A call without an answer throws, and `assertFinished` repeats it in case a runtime
 * under test turned that error into a fallback.
 */
export function scriptedModel(turns: Record<string, readonly ScriptedAnswer[]>): ScriptedModel {
  const left = new Map(Object.entries(turns).map(([agent, answers]) => [agent, [...answers]]));
  const requests: ModelRequest[] = [];
  const exhausted: string[] = [];
  let calls = 0;

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    requests.push(structuredClone(request));
    assertPaired(request.input);
    const answer = left.get(request.agent)?.shift();
    if (answer === undefined) {
      const message = `No scripted answer left for ${request.agent} (${request.purpose})`;
      exhausted.push(message);
      throw new Error(message);
    }
    let outputChars = 0;
    let stop: 'complete' | 'length' | 'refusal' = 'complete';
    for (const step of typeof answer === 'function' ? answer(request) : answer) {
      if (signal.aborted) throw abortError();
      if (typeof step === 'string') {
        outputChars += step.length;
        yield { type: 'text', delta: step };
      } else if ('call' in step) {
        calls += 1;
        const args = typeof step.args === 'string' ? step.args : JSON.stringify(step.args);
        outputChars += args.length;
        const callId = step.callId ?? `call_${calls}`;
        yield { type: 'tool_call', callId, name: step.call, arguments: args };
      } else if ('wait' in step) {
        await unlessAborted(typeof step.wait === 'function' ? step.wait() : step.wait, signal);
      } else if ('error' in step) {
        throw step.error;
      } else {
        stop = step.stop;
      }
    }
    if (signal.aborted) throw abortError();
    const requestChars = JSON.stringify(request).length;
    yield { type: 'done', stop, usage: usageOf(requestChars, outputChars) };
  }

  function assertFinished(): void {
    const unused = [...left].flatMap(([agent, answers]) =>
      answers.length > 0 ? [`${answers.length} answer(s) of ${agent} were not asked for`] : [],
    );
    const problems = [...exhausted, ...unused];
    if (problems.length > 0) throw new Error(problems.join('; '));
  }

  return { id: 'scripted', stream, requests, assertFinished };
}

function usageOf(requestChars: number, outputChars: number) {
  const tokens = (chars: number) => Math.ceil(chars / 4);
  return { inputTokens: tokens(requestChars), outputTokens: tokens(outputChars), requestChars };
}

async function unlessAborted(awaited: PromiseLike<unknown>, signal: AbortSignal): Promise<void> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(abortError());
  });
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([awaited, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
