import type {
  ApprovalView,
  ConversationView,
  FactView,
  NoteView,
  PresenceView,
} from '../../server/protocol/entities.ts';
import type { CaseFile } from '../../server/protocol/operator.ts';

/** What is known about the open conversation; its messages live in the thread (components/chat). */
export type Known = Omit<CaseFile, 'messages'>;
export type Case =
  | { status: 'none' }
  | { status: 'loading'; id: string }
  | { status: 'failed'; id: string; why: string }
  | { status: 'ready'; id: string; known: Known };

export type CaseEvent =
  | { type: 'opening'; id: string | null }
  | { type: 'read'; id: string; known: Known }
  | { type: 'failed'; id: string; why: string }
  | { type: 'conversation'; conversation: ConversationView }
  | { type: 'note'; note: NoteView }
  | { type: 'approval'; approval: ApprovalView }
  | { type: 'facts'; id: string; facts: FactView[] }
  | { type: 'decided'; id: string; verdict: string; reason: string | null; by: string };

/** Frames about other conversations, and answers that come after another was opened, change nothing. */
export function reduceCase(state: Case, event: CaseEvent): Case {
  switch (event.type) {
    case 'opening':
      if (event.id === null) return { status: 'none' };
      return state.status === 'ready' && state.id === event.id
        ? state
        : { status: 'loading', id: event.id };
    case 'read':
      return is(state, event.id) ? { status: 'ready', id: event.id, known: event.known } : state;
    case 'failed':
      // What was read before stays: old knowledge with a banner beats an empty page.
      return is(state, event.id) && state.status === 'loading'
        ? { status: 'failed', id: event.id, why: event.why }
        : state;
    case 'conversation':
      return change(state, event.conversation.id, (known) =>
        event.conversation.epoch < known.conversation.epoch
          ? known
          : { ...known, conversation: event.conversation },
      );
    case 'note':
      return change(state, event.note.conversationId, (known) => ({
        ...known,
        notes: put(known.notes, event.note),
      }));
    case 'approval':
      return change(state, event.approval.conversationId, (known) => ({
        ...known,
        approvals: put(known.approvals, event.approval),
      }));
    case 'facts':
      return change(state, event.id, (known) => ({ ...known, facts: event.facts }));
    case 'decided': {
      const { verdict, reason, by } = event;
      return change(state, event.id, (known) => ({
        ...known,
        handoff: { ...known.handoff, recommendation: { verdict, reason, by } },
      }));
    }
  }
}

const is = (state: Case, id: string) => state.status !== 'none' && state.id === id;

function change(state: Case, id: string, next: (known: Known) => Known): Case {
  if (state.status !== 'ready' || state.id !== id) return state;
  return { ...state, known: next(state.known) };
}

function put<T extends { id: string }>(list: T[], item: T): T[] {
  const known = list.some((other) => other.id === item.id);
  return known ? list.map((other) => (other.id === item.id ? item : other)) : [...list, item];
}

/** What an operator may do here: only who holds it may act (decisions.md 50). */
export function standing(
  conversation: ConversationView,
  me: Pick<PresenceView, 'operatorId' | 'name'> | null,
): 'mine' | 'waiting' | 'theirs' | 'agent' | 'resolved' {
  if (conversation.status === 'resolved') return 'resolved';
  if (conversation.holder.kind === 'queue') return 'waiting';
  if (conversation.holder.kind !== 'operator') return 'agent';
  // Two people may share a name: the ticket knows the id of who has it.
  const assignee = conversation.ticket?.assignee;
  const byId = assignee?.name === conversation.holder.name;
  const mine = byId ? assignee.id === me?.operatorId : conversation.holder.name === me?.name;
  return mine ? 'mine' : 'theirs';
}
