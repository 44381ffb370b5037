import { randomUUID } from 'node:crypto';
import type { Ctx } from '../context.ts';
import { append } from '../conversations/append.ts';
import type { Source } from '../protocol/entities.ts';

/** Who speaks: an agent in the epoch that its run was born in. */
export interface Voice {
  conversationId: string;
  agent: string;
  label: string;
  epoch: number;
  language: string;
}

const MAX_UNBROKEN = 200;

/**
 * Streams an agent's text by whole sentences (decisions.md 12, 52), so that what is shown could be
 * checked first; the final text is stored under the same id.
 */
export class Speaker {
  readonly messageId = randomUUID();
  #waiting = '';
  #shown = '';
  readonly #ctx: Ctx;
  readonly #voice: Voice;
  readonly #onFirst: () => void;

  constructor(ctx: Ctx, voice: Voice, onFirst: () => void) {
    this.#ctx = ctx;
    this.#voice = voice;
    this.#onFirst = onFirst;
  }

  get text(): string {
    return this.#shown + this.#waiting;
  }

  push(delta: string): void {
    this.#waiting += delta;
    for (let end = sentenceEnd(this.#waiting); end > 0; end = sentenceEnd(this.#waiting)) {
      this.#release(this.#waiting.slice(0, end));
      this.#waiting = this.#waiting.slice(end);
    }
  }

  #release(part: string): void {
    if (this.#shown === '') this.#onFirst();
    this.#shown += part;
    const { conversationId, epoch, agent } = this.#voice;
    this.#ctx.publish({
      type: 'delta',
      conversationId,
      messageId: this.messageId,
      epoch,
      agent,
      delta: part,
    });
  }

  /** Stores what was said. False: the epoch is stale, and clients drop what they were shown. */
  async finish(sources: Source[] = []): Promise<boolean> {
    const text = this.text.trim();
    if (text === '') return true;
    if (this.#waiting !== '') this.#release(this.#waiting);
    this.#waiting = '';
    if (await say(this.#ctx, this.#voice, text, sources, this.messageId)) return true;
    this.cancel();
    return false;
  }

  /** Tells clients to drop what was shown of a text that will never be stored. */
  cancel(): void {
    if (this.#shown === '') return;
    const { conversationId, epoch } = this.#voice;
    this.#ctx.publish({ type: 'cancelled', conversationId, messageId: this.messageId, epoch });
  }
}

/** Where a sentence ends, or 0: a sign followed by white space, a line break, or 200 characters. */
export function sentenceEnd(text: string): number {
  const match = /[.!?…؟。](?=\s)\s*|\n+/u.exec(text);
  if (match) return match.index + match[0].length;
  return text.length > MAX_UNBROKEN ? text.length : 0;
}

/** Stores one message of an agent; false: it no longer holds (handoff.md H44). */
export async function say(
  ctx: Ctx,
  voice: Voice,
  text: string,
  sources: Source[] = [],
  id?: string,
): Promise<boolean> {
  const done = await append(ctx.db, {
    conversationId: voice.conversationId,
    clientMessageId: null,
    author: { kind: 'agent', name: voice.label, id: voice.agent },
    text,
    language: voice.language,
    sources,
    now: ctx.clock.now(),
    onlyIf: { kind: 'agent', name: voice.agent, epoch: voice.epoch },
    makesTurn: false,
    ...(id === undefined ? {} : { id }),
  });
  if (!done?.message) return false;
  ctx.publish({
    type: 'messages',
    conversationId: voice.conversationId,
    seqs: [done.message.seq],
  });
  return true;
}
