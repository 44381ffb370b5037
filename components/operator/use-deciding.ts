import { useMemo } from 'react';
import type { OperatorWire } from '../console/socket.ts';
import { useAct } from '../console/use-act.ts';
import type { Case, CaseEvent } from './case.ts';
import type { FactVerdict } from './decidable-facts.tsx';

export interface Deciding {
  busy: string | null;
  problem: string | null;
  forget: () => void;
  approval: (id: string, verdict: 'approve' | 'refuse', reason?: string) => Promise<boolean>;
  recommendation: (verdict: 'confirm' | 'override', reason?: string) => Promise<boolean>;
  fact: (id: string, verdict: FactVerdict, value?: string) => Promise<boolean>;
}

const given = <K extends string>(key: K, value: string | undefined) =>
  (value ? { [key]: value } : {}) as Partial<Record<K, string>>;

/** The three decisions of a case. What the server answers is what is shown. */
export function useDeciding(
  wire: OperatorWire | null,
  known: Case,
  myName: string,
  tell: (event: CaseEvent) => void,
): Deciding {
  const { busy, problem, act, forget } = useAct();
  return useMemo(() => {
    const id = known.status === 'none' ? '' : known.id;
    const handoffId = known.status === 'ready' ? known.known.handoff.handoffId : null;
    return {
      busy,
      problem,
      forget,
      approval: (approvalId, verdict, reason) =>
        act(approvalId, async () => {
          const payload = { approvalId, verdict, ...given('reason', reason) };
          const done = await wire?.ask('approval:decide', payload);
          if (done) tell({ type: 'approval', approval: done.approval });
        }),
      recommendation: (verdict, reason) =>
        act('recommendation', async () => {
          if (!handoffId) return;
          await wire?.ask('recommendation:decide', {
            handoffId,
            verdict,
            ...given('reason', reason),
          });
          tell({ type: 'decided', id, verdict, reason: reason ?? null, by: myName });
        }),
      fact: (factId, verdict, value) =>
        act(factId, async () => {
          const payload = { factId, verdict, ...given('value', value) };
          const done = await wire?.ask('fact:decide', payload);
          if (done) tell({ type: 'facts', id, facts: done.facts });
        }),
    };
  }, [wire, known, myName, tell, busy, problem, act, forget]);
}
