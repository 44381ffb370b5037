import type { SessionFrame } from '../../server/protocol/customer.ts';
import type { ConversationView, Message } from '../../server/protocol/entities.ts';
import { type ChatState, emptyChat } from './chat-state.ts';
import { type Connection, connect, type Introduction, type Link } from './connection.ts';
import { type CustomerActions, customerActions } from './customer-actions.ts';
import { type OutboxEffect, type OutboxEvent, reduceOutbox } from './outbox.ts';
import { loadOutbox, saveOutbox } from './outbox-storage.ts';
import type { KeepSafe } from './storage.ts';
import { GAP_MS, gapDue, reduceThread, type ThreadEvent } from './thread.ts';

/** A customer's chat, without a screen: the socket, the outbox and the thread kept together. */
export class ChatSession {
  private state: ChatState = emptyChat;
  private readonly watchers = new Set<() => void>();
  private readonly connection: Connection;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private visitorId: string | null = null;
  private readSeq = 0;
  private typingTimer: ReturnType<typeof setTimeout> | undefined;
  readonly actions: CustomerActions;

  constructor(
    private readonly storage: KeepSafe,
    parts: { url: string; who: Introduction },
    connectWith: typeof connect = connect,
  ) {
    this.connection = connectWith({
      ...parts,
      storage,
      onLink: (link) => this.linked(link),
      onSession: (session) => void this.begin(session),
    });
    this.actions = customerActions(
      this.connection,
      () => this.id,
      (facts) => {
        const { conversation } = this.state;
        if (conversation) this.set({ conversation: { ...conversation, knownFacts: facts } });
      },
    );
    this.outbox({ type: 'loaded', entries: loadOutbox(storage) });
    this.listen();
  }

  read = (): ChatState => this.state;
  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };
  close(): void {
    this.connection.close();
    clearTimeout(this.typingTimer);
    for (const timer of this.timers) clearTimeout(timer);
  }

  send(text: string): void {
    this.outbox({
      type: 'typed',
      clientMessageId: newId(),
      conversationId: this.state.conversation?.id ?? '',
      text,
      at: Date.now(),
    });
  }
  retry = (clientMessageId: string) =>
    this.outbox({ type: 'retry', clientMessageId, at: Date.now() });
  discard = (clientMessageId: string) =>
    this.outbox({ type: 'discard', clientMessageId, at: Date.now() });
  typing = (typing: boolean) => this.connection.typing(this.id, typing);

  /** A new conversation, although the closed one could still be reopened. */
  startNew = () => this.open(true);
  identify = (identity: string | null) => {
    if (identity === null) {
      for (const one of this.state.outbox.entries) this.discard(one.clientMessageId);
      this.set({ ...emptyChat, link: this.state.link });
    }
    this.connection.identify(identity);
  };

  async loadEarlier(): Promise<void> {
    const beforeSeq = this.state.thread.messages[0]?.seq;
    if (beforeSeq === undefined || this.state.loadingEarlier) return;
    this.set({ loadingEarlier: true });
    const reply = await this.connection.call('conversation:history', {
      conversationId: this.id,
      beforeSeq,
      limit: 50,
    });
    this.set({ loadingEarlier: false });
    if (reply.ok) this.receive(reply.data.messages);
  }

  markRead(): void {
    const { lastSeq } = this.state.thread;
    if (lastSeq <= this.readSeq || this.state.link !== 'online' || !this.id) return;
    this.readSeq = lastSeq;
    void this.connection.call('message:read', { conversationId: this.id, seq: lastSeq });
  }

  private get id(): string {
    return this.state.conversation?.id ?? '';
  }

  private set(change: Partial<ChatState>): void {
    this.state = { ...this.state, ...change };
    for (const watcher of this.watchers) watcher();
  }

  private later(afterMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, afterMs);
    this.timers.add(timer);
  }

  private linked(link: Link): void {
    this.set({ link });
    if (link === 'online') return;
    this.thread({ type: 'disconnected' });
    this.outbox({ type: 'disconnected' });
    this.set({ typing: null });
  }

  private async begin(session: SessionFrame): Promise<void> {
    const same = session.visitorId === this.visitorId && this.id !== '';
    this.visitorId = session.visitorId;
    this.set({ verified: session.verified });
    const ready = same ? await this.sync() : await this.open();
    if (ready) this.outbox({ type: 'connected', at: Date.now() });
  }

  private async open(fresh = false): Promise<boolean> {
    const reply = await this.connection.call('conversation:open', fresh ? { fresh } : {});
    if (!reply.ok) return this.again(reply.error, () => this.open(fresh));
    const { conversation, messages, lastSeq } = reply.data;
    if (conversation.id !== this.id) {
      this.readSeq = 0;
      this.set({ seenSeq: 0, typing: null });
    }
    this.held(conversation);
    this.thread({ type: 'opened', messages, lastSeq, epoch: conversation.epoch });
    this.stored(messages);
    this.outbox({ type: 'moved', conversationId: conversation.id, at: Date.now() });
    return true;
  }

  /** Asks for what was missed until nothing is missing. */
  private async sync(): Promise<boolean> {
    const afterSeq = this.state.thread.lastSeq;
    const reply = await this.connection.call('conversation:sync', {
      conversationId: this.id,
      afterSeq,
    });
    if (!reply.ok) {
      if (reply.error.code === 'not_found') return this.open();
      return this.again(reply.error, () => this.sync());
    }
    this.held(reply.data.conversation);
    this.receive(reply.data.messages);
    const reached = this.state.thread.lastSeq;
    return reached > afterSeq && reached < reply.data.lastSeq ? this.sync() : true;
  }

  private again(error: { code: string; retryAfterMs?: number }, work: () => Promise<boolean>) {
    if (this.state.link !== 'online') return false;
    return new Promise<boolean>((resolve) =>
      this.later(error.retryAfterMs ?? 2000, () => resolve(work())),
    );
  }

  private held(conversation: ConversationView): void {
    const known = this.state.conversation;
    if (known?.id === conversation.id && conversation.epoch < known.epoch) return;
    this.set({ conversation, verified: this.state.verified || conversation.verified });
    this.thread({ type: 'held', epoch: conversation.epoch });
  }

  private receive(messages: Message[]): void {
    const mine = messages.filter((one) => one.conversationId === this.id);
    this.thread({ type: 'received', messages: mine, now: Date.now() });
    this.stored(mine);
    if (this.state.thread.gapSince !== null) {
      this.later(GAP_MS, () => {
        if (gapDue(this.state.thread, Date.now()) && this.state.link === 'online') void this.sync();
      });
    }
  }

  private stored(messages: Message[]): void {
    const clientMessageIds = messages.flatMap((one) => one.clientMessageId ?? []);
    if (clientMessageIds.length > 0) {
      this.outbox({ type: 'stored', clientMessageIds, at: Date.now() });
    }
  }

  private thread(event: ThreadEvent): void {
    const thread = reduceThread(this.state.thread, event);
    if (thread !== this.state.thread) this.set({ thread });
  }

  private outbox(event: OutboxEvent): void {
    const before = this.state.outbox;
    const { state, effects } = reduceOutbox(before, event);
    saveOutbox(this.storage, before.entries, state.entries);
    this.set({ outbox: state });
    for (const effect of effects) this.perform(effect);
  }

  private perform(effect: OutboxEffect): void {
    if (effect.type === 'wake') {
      this.later(effect.afterMs, () => this.outbox({ type: 'tick', at: Date.now() }));
      return;
    }
    const { clientMessageId, conversationId, text } = effect.entry;
    void this.connection
      .call('message:send', { conversationId, clientMessageId, text })
      .then((reply) => {
        if (reply.ok) return this.receive([reply.data.message]);
        if (reply.error.code === 'closed') return this.moveOn();
        const { code, retryAfterMs } = reply.error;
        const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
        this.outbox({ type: 'refused', clientMessageId, code, at: Date.now(), ...wait });
      });
  }

  /** The conversation closed for good: what is still unsent goes into the next one. */
  private async moveOn(): Promise<void> {
    this.set({ conversation: null });
    await this.open();
  }

  /** Whoever stops without saying so is not shown as writing for ever. */
  private writing(name: string | null): void {
    clearTimeout(this.typingTimer);
    if (name) this.typingTimer = setTimeout(() => this.writing(null), 30_000);
    if (name !== this.state.typing) this.set({ typing: name });
  }

  private listen(): void {
    const { connection } = this;
    connection.on('message', ({ message }) => {
      if (message.author.kind !== 'customer') this.writing(null);
      this.receive([message]);
    });
    connection.on('message:delta', (frame) => {
      if (frame.conversationId === this.id) this.thread({ type: 'delta', ...frame });
    });
    connection.on('message:cancelled', (frame) => {
      if (frame.conversationId === this.id) this.thread({ type: 'cancelled', ...frame });
    });
    connection.on('conversation', ({ conversation }) => {
      if (conversation.id === this.id) this.held(conversation);
    });
    connection.on('typing', (frame) => {
      if (frame.conversationId === this.id) this.writing(frame.typing ? frame.name : null);
    });
    connection.on('read', (frame) => {
      if (frame.conversationId !== this.id || frame.by !== 'operator') return;
      this.set({ seenSeq: Math.max(this.state.seenSeq, frame.seq) });
    });
  }
}

/** `randomUUID` exists only on secure pages; a plain-http intranet page has random bytes too. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
