import type { Language } from '../protocol/language.ts';

export interface AgentSpec {
  /** What it may do: two agents with equal tools and mandate are refused (decisions.md 56). */
  mandate: string;
  names: Record<Language, string>;
  /** What the router's model reads (handoff.md H12). */
  handoffDescription: string;
  goal: string;
  constraints: string[];
  /** Shop tools only; the runtime's own are added by agents/prompt.ts. */
  tools: string[];
  /** Only the entry agent has any: the team is a star (handoff.md H9). */
  transfersTo: string[];
  /** Tried in order when this one is not ready (handoff.md H27). */
  alternatives: string[];
  /** Share of (agent, intent) that it finishes, from labelled conversations (decisions.md 48). */
  canFinish: Record<string, number>;
  disabled?: boolean;
}

export interface Team {
  entry: string;
  agents: Record<string, AgentSpec>;
}

/** Thrown when a team is refused; the message names what is wrong and where. */
export class TeamError extends Error {
  override readonly name = 'TeamError';
}

/**
 * Validates a team whole (handoff.md H9–H12): star edges, known tools, descriptions that are there
 * and differ, alternatives that exist. Throws `TeamError`; never loads half a team.
 */
export function loadTeam(team: Team, knownTools: ReadonlySet<string>): Team {
  const refuse = (why: string): never => {
    throw new TeamError(`Team refused: ${why}`);
  };
  if (!team.agents[team.entry]) refuse(`the entry agent "${team.entry}" does not exist`);
  const described = new Map<string, string>();
  const powers = new Map<string, string>();
  for (const [name, agent] of Object.entries(team.agents)) {
    if (!/^[a-z][a-z0-9_]{0,40}$/.test(name)) refuse(`"${name}" is not a slug (a-z, 0-9, _)`);
    const description = agent.handoffDescription.trim();
    if (description === '') refuse(`agent "${name}" has no handoffDescription`);
    const twin = described.get(description);
    if (twin) refuse(`agents "${twin}" and "${name}" have the same handoffDescription`);
    described.set(description, name);
    for (const tool of agent.tools) {
      if (!knownTools.has(tool)) refuse(`agent "${name}" has the unknown tool "${tool}"`);
    }
    if (new Set(agent.tools).size !== agent.tools.length)
      refuse(`agent "${name}" has a tool twice`);
    const power = JSON.stringify([[...agent.tools].sort(), agent.mandate]);
    const equal = powers.get(power);
    if (equal) refuse(`agents "${equal}" and "${name}" have equal tools and mandate`);
    powers.set(power, name);
    for (const target of [...agent.transfersTo, ...agent.alternatives]) {
      if (!team.agents[target]) refuse(`edge ${name} → ${target}: "${target}" does not exist`);
      if (target === name) refuse(`edge ${name} → ${target}: an agent cannot hand over to itself`);
    }
    if (name !== team.entry && agent.transfersTo.length > 0) {
      refuse(`edge ${name} → ${agent.transfersTo[0]}: only "${team.entry}" may transfer (star)`);
    }
    if (name === team.entry && agent.tools.length > 0) {
      refuse(`the entry agent "${name}" may not have domain tools (${agent.tools[0]})`);
    }
  }
  return team;
}

export const transferTool = (agent: string) => `transfer_to_${agent}`;

/** Display name of an agent in a language; the slug of an unknown one. */
export const agentLabel = (team: Team, agent: string, language: Language): string =>
  team.agents[agent]?.names[language] ?? agent;
