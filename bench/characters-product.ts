import type { ModelItem, ToolSpec } from '../server/agents/models/model.ts';
import { toResponsesBody } from '../server/agents/models/openai-request.ts';
import { emitRequest, type PromptParts, turnRequest } from '../server/agents/prompt.ts';
import { emitHandoffTool, runtimeTools } from '../server/agents/runtime-tools.ts';
import { demoTeam } from '../server/agents/team.ts';
import type { AgentSpec, Team } from '../server/agents/team-rules.ts';
import { CASE, FACTS, LOOKUP, packageFor, tailAt } from './case.ts';
import { type Figure, figure } from './figures.ts';
import { toolsOf } from './tool-sets.ts';

const TURNS = [1, 3, 10];
const TOOLS = [3, 6, 18];
/** The goal is for 18 tools: what a small team costs is reported, not judged. */
const GOAL = { tools: 18, ratio: 0.85 };

export const SPECIALISTS = ['billing', 'orders', 'technical'] as const;
const agentOf = (name: string): AgentSpec => {
  const agent = demoTeam.agents[name];
  if (!agent) throw new Error(`There is no agent ${name}.`);
  return agent;
};

const triage = { ...agentOf('triage'), transfersTo: [...SPECIALISTS] };
/** One agent with all goals, all rules and all tools of the three. */
const solo: AgentSpec = {
  ...agentOf('billing'),
  mandate: SPECIALISTS.map((name) => agentOf(name).mandate).join('; '),
  goal: SPECIALISTS.map((name) => agentOf(name).goal).join(' '),
  constraints: [...new Set(SPECIALISTS.flatMap((name) => agentOf(name).constraints))],
};
const team: Team = { entry: 'triage', agents: { ...demoTeam.agents, triage, solo } };

/**
 * Characters of the bodies that the provider gets, from agents/prompt.ts: the team (triage, the forced
 * `emit_handoff`, then billing with package and introduction) against one agent with all tools. The
 * acting agent has the same seven runtime tools on both sides; shop tools are split equally. `lookup`:
 * in each turn the agent calls a tool and answers with its result, so two requests; `answer`: one.
 */
export async function productFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['lookup', 'answer'] as const) {
    for (const tools of TOOLS) {
      for (const turns of TURNS) {
        figures.push(
          figure(
            `handoff.characters.product.${kind}.${tools}_tools.${turns}_turns`,
            await teamChars(tools, turns, kind),
            'characters',
            soloChars(tools, turns, kind),
            tools === GOAL.tools ? GOAL.ratio : null,
          ),
        );
      }
    }
  }
  return figures;
}

type Kind = 'lookup' | 'answer';

async function teamChars(tools: number, turns: number, kind: Kind): Promise<number> {
  const pack = await packageFor('billing');
  const first = parts('triage', triage, [], { tail: tailAt(1), required: true });
  const handover =
    size(turnRequest(first)) + size(emitRequest(first, 'billing', emitHandoffTool()));
  const own = toolsOf('billing', tools / SPECIALISTS.length);
  let total = handover;
  for (let turn = 1; turn <= turns; turn++)
    total += turnChars(
      parts('billing', agentOf('billing'), own, { tail: tailAt(turn, pack), pack }),
      kind,
    );
  return total;
}

function soloChars(tools: number, turns: number, kind: Kind): number {
  const all = SPECIALISTS.flatMap((name) => toolsOf(name, tools / SPECIALISTS.length));
  let total = 0;
  for (let turn = 1; turn <= turns; turn++)
    total += turnChars(parts('solo', solo, all, { tail: tailAt(turn) }), kind);
  return total;
}

/** One customer message: a request that leads to a lookup, and one with its result. */
function turnChars(before: PromptParts, kind: Kind): number {
  if (kind === 'answer') return size(turnRequest(before));
  const ledger: ModelItem[] = LOOKUP;
  return size(turnRequest(before)) + size(turnRequest({ ...before, ledger }));
}

function parts(
  name: string,
  agent: AgentSpec,
  tools: ToolSpec[],
  more: Pick<PromptParts, 'tail'> & Partial<PromptParts>,
): PromptParts {
  return {
    name,
    agent,
    conversation: CASE,
    facts: FACTS,
    pack: null,
    openQuestions: [],
    note: null,
    ledger: [],
    required: false,
    now: CASE.createdAt,
    ...more,
    tools: [...runtimeTools(team, name, agent, new Set()), ...tools],
  };
}

const size = (request: ReturnType<typeof turnRequest>): number =>
  JSON.stringify(toResponsesBody(request, 'gpt-5')).length;
