import { useMemo } from 'react';
import type { OperatorEvents } from '../../server/protocol/operator.ts';
import type { OperatorWire } from '../console/socket.ts';
import { useAct } from '../console/use-act.ts';
import type { CaseEvent } from './case.ts';

export type TransferTarget = OperatorEvents['conversation:transfer']['to'];

export interface Moving {
  busy: string | null;
  problem: string | null;
  forget: () => void;
  handBack: (agent: string, note: string) => Promise<boolean>;
  transfer: (to: TransferTarget, note: string) => Promise<boolean>;
  resolve: (outcome: string) => Promise<boolean>;
}

/** Away from me: to an agent, to a colleague or team, or to its end. */
export function useMoving(
  wire: OperatorWire | null,
  conversationId: string | null,
  tell: (event: CaseEvent) => void,
  onMoved: () => void,
): Moving {
  const { busy, problem, act, forget } = useAct();
  return useMemo(() => {
    const move = <
      E extends 'conversation:handback' | 'conversation:transfer' | 'conversation:resolve',
    >(
      event: E,
      payload: OperatorEvents[E],
    ) =>
      act(event, async () => {
        const done = await wire?.ask(event, payload);
        if (done) tell({ type: 'conversation', conversation: done.conversation });
        onMoved();
      });
    const id = conversationId ?? '';
    return {
      busy,
      problem,
      forget,
      handBack: (agent, note) => move('conversation:handback', { conversationId: id, agent, note }),
      transfer: (to, note) => move('conversation:transfer', { conversationId: id, to, note }),
      resolve: (outcome) => move('conversation:resolve', { conversationId: id, outcome }),
    };
  }, [wire, conversationId, tell, onMoved, busy, problem, act, forget]);
}
