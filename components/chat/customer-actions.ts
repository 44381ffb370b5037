import type { Reply } from '../../server/protocol/ack.ts';
import type { FactView } from '../../server/protocol/entities.ts';
import type { Connection } from './connection.ts';

export type Outcome = { ok: true } | { ok: false; code: string };

/** What a customer can do besides writing. Each answers with what the server said. */
export interface CustomerActions {
  requestHuman(): Promise<Outcome>;
  cancelHuman(): Promise<Outcome>;
  leaveContact(email: string): Promise<Outcome>;
  /** `null` takes the fact away. */
  correctFact(factId: string, value: string | null): Promise<Outcome>;
  /** `score` 1–5. */
  rate(leg: 'ai' | 'human', score: number, comment: string): Promise<Outcome>;
}

const outcome = <T>(reply: Reply<T>): Outcome =>
  reply.ok ? { ok: true } : { ok: false, code: reply.error.code };

export function customerActions(
  connection: Connection,
  id: () => string,
  learned: (facts: FactView[]) => void,
): CustomerActions {
  const here = () => ({ conversationId: id() });
  return {
    requestHuman: () => connection.call('human:request', here()).then(outcome),
    cancelHuman: () => connection.call('human:cancel', here()).then(outcome),
    leaveContact: (email) => connection.call('contact:leave', { ...here(), email }).then(outcome),
    async correctFact(factId, value) {
      const reply = await connection.call('facts:correct', { ...here(), factId, value });
      if (reply.ok) learned(reply.data.facts);
      return outcome(reply);
    },
    rate: (leg, score, comment) =>
      connection
        .call('rating:submit', { ...here(), leg, score, ...(comment ? { comment } : {}) })
        .then(outcome),
  };
}
