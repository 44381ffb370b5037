import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Reply } from '../server/protocol/ack.ts';
import type { ConversationView, Message } from '../server/protocol/entities.ts';

const PATIENCE_MS = 15_000;

/** One customer on a real socket; it only measures how long the first words take. */
export class Customer {
  #conversationId = '';
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async connect(url: string): Promise<Customer> {
    const socket = io(`${url}/customer`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { protocol: 1, locale: 'en' },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const customer = new Customer(socket);
    const opened = await customer.#ask<{ conversation: ConversationView }>('conversation:open', {});
    customer.#conversationId = opened.conversation.id;
    return customer;
  }

  /** Milliseconds from the emit to the first delta of `agent`; its whole answer has come by then. */
  async firstWords(text: string, agent: string): Promise<number> {
    const delta = this.#next<{ agent: string }>('message:delta', (it) => it.agent === agent);
    const answer = this.#next<{ message: Message }>(
      'message',
      ({ message }) => message.author.kind === 'agent' && message.text.startsWith('I am looking'),
    );
    const sentAt = performance.now();
    const stored = this.#ask('message:send', {
      conversationId: this.#conversationId,
      clientMessageId: randomUUID(),
      text,
    });
    const took = (await delta) - sentAt;
    await Promise.all([stored, answer]);
    return took;
  }

  close(): void {
    this.#socket.close();
  }

  /** Resolves with the time at which a frame that fits has come. */
  #next<T>(event: string, fits: (frame: T) => boolean): Promise<number> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${event} did not come`)), PATIENCE_MS);
      const look = (frame: T) => {
        if (!fits(frame)) return;
        clearTimeout(late);
        this.#socket.off(event, look);
        resolve(performance.now());
      };
      this.#socket.on(event, look);
    });
  }

  async #ask<T>(event: string, payload: unknown): Promise<T> {
    const reply = (await this.#socket.timeout(PATIENCE_MS).emitWithAck(event, payload)) as Reply<T>;
    if (!reply.ok) throw new Error(`${event}: ${reply.error.code}, ${reply.error.message}`);
    return reply.data;
  }
}
