import type { Namespace, Socket } from 'socket.io';
import { actingAs, type Ctx } from '../context.ts';
import { conversationView } from '../conversations/conversation-view.ts';
import { readPath } from '../handoff/chain.ts';
import {
  type SupervisorEvents,
  type SupervisorReplies,
  supervisorEvents,
} from '../protocol/supervisor.ts';
import { addNote } from '../queue/add-note.ts';
import { chainRows } from '../queue/chain-rows.ts';
import { siteTimeZone } from '../queue/desk.ts';
import { heartbeat, presenceList } from '../queue/presence.ts';
import { waitingTickets } from '../queue/queued-tickets.ts';
import { type Staff, siteConversation } from '../queue/staff.ts';
import type { TakeOver } from '../queue/takeover.ts';
import { readBoard } from '../reports/board.ts';
import { findChains } from '../reports/chain-list.ts';
import { readReport } from '../reports/read-report.ts';
import { handle } from './handle.ts';
import { rooms } from './rooms.ts';
import { type StaffDoor, staffDoor } from './staff-door.ts';
import { openCaseFile } from './watch.ts';

export interface SupervisorParts extends Omit<StaffDoor, 'log'> {
  ctx: Ctx;
  takeOver: TakeOver;
}

type Handlers = {
  [E in keyof SupervisorReplies]: (payload: SupervisorEvents[E]) => Promise<SupervisorReplies[E]>;
};

/** The supervisors' door: operators are refused (decisions.md 49). Reading leaves no mark. */
export function supervisorNamespace(space: Namespace, parts: SupervisorParts): void {
  const door = { ...parts, log: parts.ctx.log };
  staffDoor(space, door, ['supervisor', 'administrator'], (socket, who) => {
    const me: Staff = {
      kind: 'supervisor',
      userId: who.userId,
      name: who.name,
      siteId: who.siteId,
    };
    const ctx = actingAs(parts.ctx, me);
    void socket.join([rooms.operator(me.userId), rooms.supervisors(me.siteId)]);
    handle(socket, supervisorEvents, handlers(ctx, me.siteId, socket, parts), { log: ctx.log });
    return { alive: () => heartbeat(ctx) };
  });
}

function handlers(ctx: Ctx, siteId: string, socket: Socket, parts: SupervisorParts): Handlers {
  const rows = (ids: string[]) => chainRows(ctx, siteId, ids);
  const view = (conversationId: string) => conversationView(ctx, conversationId, 'staff');
  return {
    'board:read': () =>
      readBoard(ctx, siteId, {
        rows,
        operators: () => presenceList(ctx.db, siteId, ctx.clock.now()),
        tickets: () => waitingTickets(ctx.db, siteId),
        timeZone: () => siteTimeZone(ctx.db, siteId),
      }),
    'chain:list': async (ask) => {
      const { ids, cursor } = await findChains(ctx, siteId, ask);
      return { rows: await rows(ids), cursor };
    },
    'chain:read': async ({ conversationId }) => {
      await siteConversation(ctx, conversationId);
      const [chain, conversation] = await Promise.all([
        readPath(ctx.db, conversationId),
        view(conversationId),
      ]);
      return { chain, conversation };
    },
    'conversation:read': ({ conversationId }) => openCaseFile(ctx, socket, conversationId),
    'conversation:takeover': async ({ conversationId }) => {
      await parts.takeOver(ctx, { conversationId });
      return { conversation: await view(conversationId) };
    },
    'whisper:send': async (input) => {
      await addNote(ctx, { ...input, kind: 'whisper' });
      return {};
    },
    'report:read': async (ask) => readReport(ctx, siteId, ask),
  };
}
