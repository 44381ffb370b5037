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
import { caseFile } from '../queue/case-file.ts';
import { heartbeat } from '../queue/presence.ts';
import { type Staff, siteConversation } from '../queue/staff.ts';
import { takeOver } from '../queue/takeover.ts';
import { readBoard } from '../reports/board.ts';
import { listChains } from '../reports/chain-list.ts';
import { readReport } from '../reports/read-report.ts';
import { handle } from './handle.ts';
import { watch } from './operator.ts';
import { rooms } from './publish.ts';
import { type StaffDoor, staffDoor } from './staff-door.ts';

export interface SupervisorParts extends Omit<StaffDoor, 'log'> {
  ctx: Ctx;
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
    handle(socket, supervisorEvents, handlers(ctx, socket), { log: ctx.log });
    return { alive: () => heartbeat(ctx) };
  });
}

function handlers(ctx: Ctx, socket: Socket): Handlers {
  const view = (conversationId: string) => conversationView(ctx, conversationId, 'staff');
  return {
    'board:read': () => readBoard(ctx),
    'chain:list': (ask) => listChains(ctx, ask),
    'chain:read': async ({ conversationId }) => {
      await siteConversation(ctx, conversationId);
      const [chain, conversation] = await Promise.all([
        readPath(ctx.db, conversationId),
        view(conversationId),
      ]);
      return { chain, conversation };
    },
    'conversation:read': async ({ conversationId }) => {
      const file = await caseFile(ctx, conversationId);
      await watch(socket, conversationId);
      return file;
    },
    'conversation:takeover': async ({ conversationId }) => {
      await takeOver(ctx, { conversationId });
      return { conversation: await view(conversationId) };
    },
    'whisper:send': async (input) => {
      await addNote(ctx, { ...input, kind: 'whisper' });
      return {};
    },
    'report:read': async (ask) => readReport(ctx, ask),
  };
}
