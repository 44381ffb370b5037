import type { Socket } from 'socket.io';
import type { Ctx } from '../context.ts';
import type { CaseFile } from '../protocol/operator.ts';
import { caseFile } from '../queue/case-file.ts';
import { siteConversation } from '../queue/staff.ts';
import { rooms } from './rooms.ts';

type Watcher = Pick<Socket, 'rooms' | 'join' | 'leave'>;

/** A socket sees one conversation at a time: the one that its person has open. */
export async function watch(socket: Watcher, conversationId: string): Promise<void> {
  const room = rooms.staff(conversationId);
  for (const other of socket.rooms) {
    if (other !== room && other.startsWith(rooms.staff(''))) await socket.leave(other);
  }
  await socket.join(room);
}

/** The case file of a conversation that is watched from now on: watched first, so that nothing falls between. */
export async function openCaseFile(
  ctx: Ctx,
  socket: Watcher,
  conversationId: string,
): Promise<CaseFile> {
  await siteConversation(ctx, conversationId);
  await watch(socket, conversationId);
  return caseFile(ctx, conversationId);
}
