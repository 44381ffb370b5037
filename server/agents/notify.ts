import type { Ctx } from '../context.ts';
import type { Ack, Notify, Offer } from '../handoff/readiness.ts';
import { readPackage } from '../handoff/snapshot.ts';
import { LANGUAGES } from '../protocol/language.ts';
import type { Team } from './team-rules.ts';

const PROBE_MS = 1_000;

/**
 * An agent's answer to an offer (handoff.md H25, decisions.md 16): it reads the package back and
 * re-hashes it, looks at its flag and its language, and probes its tools. No side effect.
 */
export function makeNotify(ctx: Ctx, team: Team, probe: () => Promise<void>): Notify {
  return async (offer: Offer): Promise<Ack> => {
    const { handoffId, attempt, epoch, digest } = offer;
    const same = { handoffId, attempt, epoch, digest };
    const refuse = (
      reason: Extract<Ack, { ready: false }>['reason'],
      missing: string[] = [],
    ): Ack => ({
      ready: false,
      ...same,
      reason,
      missing,
    });
    const agent = team.agents[offer.target];
    if (!agent || agent.disabled) return refuse('disabled');
    const [pack, answers] = await Promise.all([
      readPackage(ctx.db, offer.contextRef),
      agent.tools.length === 0 || answersInTime(probe),
    ]);
    if (!pack || pack.digest !== digest) return refuse('bad_package');
    if (pack.schemaVersion !== 1) return refuse('unsupported_schema');
    if (!LANGUAGES.some((language) => language === offer.language)) return refuse('language');
    if (!answers) return refuse('tool_down', agent.tools);
    return { ready: true, ...same };
  };
}

async function answersInTime(probe: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_MS);
  });
  const answer = probe().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
