import * as z from 'zod/mini';
import type { Ack } from './ack.ts';
import type { ConversationView, Message, PresenceView, QueuedTicket } from './entities.ts';
import type { CaseFile } from './operator.ts';
import type { PathEntry } from './package.ts';

const uuid = z.string().check(z.uuid());
const words = z.string().check(z.minLength(1), z.maxLength(2000));

export const supervisorEvents = {
  'board:read': z.strictObject({}),
  'chain:list': z.strictObject({
    filter: z.optional(
      z.strictObject({
        status: z.optional(z.enum(['open', 'resolved'])),
        kind: z.optional(z.enum(['all', 'returned', 'human', 'looped'])),
        text: z.optional(z.string().check(z.maxLength(200))),
      }),
    ),
    cursor: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  'chain:read': z.strictObject({ conversationId: uuid }),
  'conversation:read': z.strictObject({ conversationId: uuid }),
  'conversation:takeover': z.strictObject({ conversationId: uuid }),
  'whisper:send': z.strictObject({ conversationId: uuid, text: words }),
  'report:read': z.strictObject({
    name: z.enum(['handoffs', 'queue']),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  }),
} as const;

export type SupervisorEvents = {
  [E in keyof typeof supervisorEvents]: z.infer<(typeof supervisorEvents)[E]>;
};

/** A conversation as a row of the board or of the chains list. */
export interface ChainRow {
  conversation: ConversationView;
  customerName: string | null;
  firstLine: string;
  hops: number;
  /** Names in order of holding, e.g. `['triage', 'billing', 'queue', 'Ana Ruiz']`. */
  path: string[];
  flags: ('returned' | 'looped' | 'retried' | 'waiting_long' | 'refused')[];
  lastAt: string;
}

export interface Board {
  conversations: ChainRow[];
  operators: PresenceView[];
  queue: { waiting: number; longestWaitSec: number; tickets: QueuedTicket[] };
  counts: {
    open: number;
    withAgent: number;
    inQueue: number;
    withOperator: number;
    resolvedToday: number;
    handoffsToday: number;
    returnedToday: number;
  };
}

export interface ReportView {
  name: string;
  definition: string;
  columns: string[];
  rows: (string | number)[][];
}

export interface SupervisorReplies {
  'board:read': Board;
  'chain:list': { rows: ChainRow[]; cursor: string | null };
  'chain:read': { chain: PathEntry[]; conversation: ConversationView };
  'conversation:read': CaseFile;
  'conversation:takeover': { conversation: ConversationView };
  'whisper:send': Record<string, never>;
  'report:read': ReportView;
}

export interface SupervisorServerEvents {
  board: (frame: { conversationId: string }) => void;
  alert: (frame: { level: 'info' | 'warning'; message: string; conversationId?: string }) => void;
  message: (frame: { message: Message }) => void;
}

export type SupervisorClientEvents = {
  [E in keyof SupervisorReplies]: (
    payload: SupervisorEvents[E],
    ack: Ack<SupervisorReplies[E]>,
  ) => void;
};
