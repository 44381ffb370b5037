import { expect, test } from 'vitest';
import { demoTeam } from './team.ts';
import { loadTeam, type Team } from './team-rules.ts';
import { toolNames } from './tools/registry.ts';

const changed = (agent: string, more: object): Team => ({
  ...demoTeam,
  agents: {
    ...demoTeam.agents,
    [agent]: { ...demoTeam.agents[agent], ...more } as Team['agents'][string],
  },
});

test('the demo team is a good one', () => {
  expect(loadTeam(demoTeam, toolNames)).toBe(demoTeam);
});

test.each([
  [
    'H9: a specialist that transfers',
    changed('billing', { transfersTo: ['orders'] }),
    'edge billing → orders',
  ],
  [
    'H9: an agent that hands over to itself',
    changed('triage', { transfersTo: ['triage'] }),
    'edge triage → triage',
  ],
  [
    'H10: a triage agent with a domain tool',
    changed('triage', { tools: ['get_customer'] }),
    'domain tools',
  ],
  [
    'H11: an unknown tool',
    changed('billing', { tools: ['print_money'] }),
    'unknown tool "print_money"',
  ],
  [
    'H11: an empty description',
    changed('orders', { handoffDescription: ' ' }),
    '"orders" has no handoffDescription',
  ],
  [
    'H11: two equal descriptions',
    changed('orders', { handoffDescription: demoTeam.agents.billing?.handoffDescription }),
    'same handoffDescription',
  ],
  [
    'H11: an alternative that does not exist',
    changed('orders', { alternatives: ['nobody'] }),
    'orders → nobody',
  ],
])('%s is refused with the reason', (_title, team, why) => {
  expect(() => loadTeam(team, toolNames)).toThrow(why);
});

test('H10: money moves in one agent only', () => {
  const may = Object.entries(demoTeam.agents).filter(([, agent]) =>
    agent.tools.includes('process_refund'),
  );
  expect(may.map(([name]) => name)).toEqual(['billing']);
});
