import type { Namespace, Server } from 'socket.io';
import type { AppEvent, Ctx } from '../context.ts';
import { conversationView } from '../conversations/conversation-view.ts';
import { messagesAfter } from '../conversations/read.ts';
import type { Message } from '../protocol/entities.ts';
import { noteView } from '../queue/add-note.ts';
import { approvalView } from '../queue/approval-view.ts';
import { presenceView } from '../queue/presence.ts';
import { offerView, queuedTicketView } from '../queue/queued-tickets.ts';
import { Lines } from './lines.ts';
import { rooms } from './rooms.ts';

export interface PublishParts {
  io: Server;
  /** A system context for reading views. */
  ctx: Ctx;
}

/**
 * Who sees which event and which fields. Messages leave in `seq` order per conversation: commits are
 * serialised by the conversation's row, so whatever is stored after the last published `seq` is whole.
 */
export class Publisher {
  readonly #parts: PublishParts;
  readonly #lines = new Lines();
  readonly #lastSeq = new Map<string, number>();
  #queueVersion = 0;

  constructor(parts: PublishParts) {
    this.#parts = parts;
  }

  /** Events of one conversation leave one after the other; a failure is logged and does not stop the line. */
  publish(event: AppEvent): void {
    const key =
      'conversationId' in event && event.conversationId ? event.conversationId : event.type;
    this.#lines.add(key, () =>
      this.#send(event).catch((error: unknown) =>
        this.#parts.ctx.log.error('publish.failed', { type: event.type, error: String(error) }),
      ),
    );
  }

  /** Waits until everything published so far has left. */
  drain(): Promise<void> {
    return this.#lines.drained();
  }

  get #customers(): Namespace {
    return this.#parts.io.of('/customer');
  }

  #toStaff(room: string | string[], name: string, frame: unknown): void {
    this.#parts.io.of('/operator').to(room).emit(name, frame);
    this.#parts.io.of('/supervisor').to(room).emit(name, frame);
  }

  async #send(event: AppEvent): Promise<void> {
    switch (event.type) {
      case 'messages':
        return this.#messages(event.conversationId, event.seqs);
      case 'conversation':
        return this.#conversation(event.conversationId);
      case 'delta':
      case 'cancelled': {
        const { type, ...frame } = event;
        return this.#both(
          event.conversationId,
          type === 'delta' ? 'message:delta' : 'message:cancelled',
          frame,
        );
      }
      case 'typing': {
        const { type: _type, ...frame } = event;
        if (event.by !== 'customer')
          this.#customers.to(rooms.conversation(event.conversationId)).emit('typing', frame);
        return this.#toStaff(rooms.staff(event.conversationId), 'typing', frame);
      }
      case 'read': {
        const { type: _type, ...frame } = event;
        return this.#both(event.conversationId, 'read', frame);
      }
      case 'queue':
        return this.#queue(event.change, event.ticketId);
      case 'offer': {
        const view = await offerView(this.#parts.ctx.db, event.offerId);
        if (view)
          this.#parts.io.of('/operator').to(rooms.operator(event.operatorId)).emit('offer', view);
        return;
      }
      case 'approval': {
        const row = await this.#parts.ctx.db.approval.findUnique({
          where: { id: event.approvalId },
        });
        if (row)
          this.#toStaff(rooms.staff(row.conversationId), 'approval', {
            approval: approvalView(row),
          });
        return;
      }
      case 'note': {
        const row = await this.#parts.ctx.db.note.findUnique({ where: { id: event.noteId } });
        if (row) this.#toStaff(rooms.staff(event.conversationId), 'note', { note: noteView(row) });
        return;
      }
      case 'presence':
        return this.#presence(event.operatorId);
      case 'alert': {
        const { type: _type, ...frame } = event;
        return this.#toStaff(await this.#concerned(event.conversationId), 'alert', frame);
      }
    }
  }

  #both(conversationId: string, name: string, frame: unknown): void {
    this.#customers.to(rooms.conversation(conversationId)).emit(name, frame);
    this.#toStaff(rooms.staff(conversationId), name, frame);
  }

  async #messages(conversationId: string, seqs: number[]): Promise<void> {
    const first = Math.min(...seqs);
    const last = this.#lastSeq.get(conversationId) ?? first - 1;
    if (Math.max(...seqs) <= last) return;
    const messages = await messagesAfter(
      this.#parts.ctx.db,
      conversationId,
      Math.min(last, first - 1),
    );
    const staff = await this.#concerned(conversationId);
    for (const message of messages) this.#message(conversationId, staff, message);
    const newest = messages.at(-1)?.seq;
    if (newest === undefined) return;
    this.#remember(conversationId, newest);
    await this.#parts.ctx.db.message.updateMany({
      where: { conversationId, seq: { lte: newest }, publishedAt: null },
      data: { publishedAt: this.#parts.ctx.clock.now() },
    });
    await this.#board(conversationId);
  }

  /** `message` first, then the `system_event` with the same seq (decisions.md 46). */
  #message(conversationId: string, staff: string[], message: Message): void {
    this.#customers.to(rooms.conversation(conversationId)).emit('message', { message });
    this.#toStaff(staff, 'message', { message });
    if (message.event) {
      this.#customers.to(rooms.conversation(conversationId)).emit('system_event', message.event);
    }
  }

  #remember(conversationId: string, seq: number): void {
    this.#lastSeq.delete(conversationId);
    this.#lastSeq.set(conversationId, seq);
    const oldest = this.#lastSeq.size > 5_000 ? this.#lastSeq.keys().next().value : undefined;
    if (oldest !== undefined) this.#lastSeq.delete(oldest);
  }

  async #conversation(conversationId: string): Promise<void> {
    const { ctx } = this.#parts;
    const [forCustomer, forStaff] = await Promise.all([
      conversationView(ctx, conversationId, 'customer'),
      conversationView(ctx, conversationId, 'staff'),
    ]);
    this.#customers
      .to(rooms.conversation(conversationId))
      .emit('conversation', { conversation: forCustomer });
    this.#toStaff(await this.#concerned(conversationId), 'conversation', {
      conversation: forStaff,
    });
    await this.#board(conversationId);
  }

  /** Who has it open, and whoever holds it or held it last, wherever they look. */
  async #concerned(conversationId: string): Promise<string[]> {
    const ticket = await this.#parts.ctx.db.ticket.findFirst({
      where: { conversationId, assigneeId: { not: null } },
      orderBy: { createdAt: 'desc' },
      select: { assigneeId: true },
    });
    const holder = ticket?.assigneeId ? [rooms.operator(ticket.assigneeId)] : [];
    return [rooms.staff(conversationId), ...holder];
  }

  async #board(conversationId: string): Promise<void> {
    const row = await this.#parts.ctx.db.conversation.findUnique({
      where: { id: conversationId },
      select: { siteId: true },
    });
    if (row)
      this.#parts.io
        .of('/supervisor')
        .to(rooms.supervisors(row.siteId))
        .emit('board', { conversationId });
  }

  async #queue(change: 'added' | 'changed' | 'removed', ticketId: string): Promise<void> {
    const ticket = await queuedTicketView(this.#parts.ctx.db, ticketId);
    if (!ticket) return;
    const row = await this.#parts.ctx.db.ticket.findUniqueOrThrow({ where: { id: ticketId } });
    const frame = { version: ++this.#queueVersion, change, ticket };
    this.#parts.io.of('/operator').to(rooms.operators(row.siteId)).emit('queue', frame);
    await this.#board(row.conversationId);
  }

  async #presence(operatorId: string): Promise<void> {
    const { ctx } = this.#parts;
    const view = await presenceView(ctx.db, operatorId, ctx.clock.now());
    const row = await this.#parts.ctx.db.operator.findUnique({ where: { id: operatorId } });
    if (view && row)
      this.#parts.io.of('/operator').to(rooms.operators(row.siteId)).emit('presence', view);
  }
}
