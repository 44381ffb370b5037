import { useCallback, useState } from 'react';
import { inWords } from './refusal.ts';

/** One thing at a time that the server is asked to do: what is under way, and why the last was refused. */
export function useAct() {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Resolves to whether it was done, so that a form closes only then. */
  const act = useCallback(async (name: string, run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name);
    setProblem(null);
    try {
      await run();
      return true;
    } catch (thrown) {
      setProblem(inWords(thrown));
      return false;
    } finally {
      setBusy(null);
    }
  }, []);
  const forget = useCallback(() => setProblem(null), []);
  return { busy, problem, act, forget };
}
