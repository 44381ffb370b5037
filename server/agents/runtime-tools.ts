import * as z from 'zod';
import { draftSchema } from '../handoff/draft.ts';
import type { ToolSpec } from './models/model.ts';
import { toStrictSchema } from './strict-schema.ts';
import { type AgentSpec, type Team, transferTool } from './team-rules.ts';

const text = z.string().min(1).max(2000);

/** The runtime's own tools: what an agent may do besides its domain (decisions.md 43). */
export const runtimeSchemas = {
  reply: z.strictObject({ text: text.describe('What the customer reads, in their language.') }),
  ask_customer: z.strictObject({
    slot: z.string().min(1).max(40).describe('The fact that is missing, e.g. order_id.'),
    why: z.string().min(1).max(300).describe('Why it is needed; the customer reads it.'),
    question: z.string().min(1).max(600),
    choices: z
      .array(z.string().min(1).max(60))
      .max(6)
      .nullable()
      .describe('Null when free text is meant.'),
  }),
  decline_out_of_scope: z.strictObject({
    text: text.describe('A polite no, and what we can help with.'),
  }),
  transfer: z.strictObject({ reason: z.enum(['capability_boundary', 'specialization']) }),
  escalate_to_human: z.strictObject({
    reason: z.enum([
      'beyond_powers',
      'explicit_request',
      'ambiguous_case',
      'missing_data',
      'policy_gap',
      'no_progress',
    ]),
    summary: z.string().min(1).max(400),
    urgency: z.enum(['normal', 'high']),
  }),
  release: z.strictObject({
    outcome: z.enum(['solved', 'not_mine', 'blocked']),
    note: z.string().max(300),
  }),
  request_verification: z.strictObject({
    order: z
      .string()
      .max(40)
      .nullable()
      .describe('An order number of the customer; null when not said.'),
    email: z.string().max(200).nullable().describe('Null when not said.'),
  }),
  decide_recommendation: z.strictObject({
    verdict: z.enum(['confirm', 'override']),
    reason: z.string().max(300).nullable().describe('Required for an override; else null.'),
  }),
  read_handoff_segment: z.strictObject({ hop: z.int().min(1).max(20) }),
  read_facts: z.strictObject({}),
  emit_handoff: draftSchema,
} as const;

const DESCRIPTIONS: Record<Exclude<keyof typeof runtimeSchemas, 'transfer'>, string> = {
  reply: 'Answer the customer briefly: greetings, thanks, who we are.',
  ask_customer: 'Ask for one thing that is not known yet. Refused with the value when it is known.',
  decline_out_of_scope: 'Say politely that this is not what we do here. Nobody is handed over.',
  escalate_to_human:
    'Bring in a person. Not a failure: use it when a human must decide or wants to be spoken to.',
  release: 'End your work: solved, not_mine (another mandate) or blocked.',
  request_verification:
    'Send a one-time code to the e-mail on file, so that the customer can prove who they are.',
  decide_recommendation:
    'Confirm or override the recommendation that came with the handoff, before acting on it.',
  read_handoff_segment: 'Read an earlier segment of the handoff that was left out.',
  read_facts: 'Read every known fact, also those left out of the package.',
  emit_handoff:
    'Hand over what the receiver needs. Values and figures verbatim from the conversation.',
};

const spec = (name: keyof typeof DESCRIPTIONS): ToolSpec => ({
  name,
  description: DESCRIPTIONS[name],
  parameters: toStrictSchema(runtimeSchemas[name]),
});

const TRIAGE = ['reply', 'ask_customer', 'decline_out_of_scope', 'escalate_to_human'] as const;
const SPECIALIST = [
  'ask_customer',
  'release',
  'escalate_to_human',
  'request_verification',
  'decide_recommendation',
  'read_handoff_segment',
  'read_facts',
] as const;

/** Runtime tools of an agent; the entry agent gets one transfer for each edge that is still open. */
export function runtimeTools(
  team: Team,
  name: string,
  agent: AgentSpec,
  closed: ReadonlySet<string>,
): ToolSpec[] {
  if (name !== team.entry) return SPECIALIST.map(spec);
  const transfers = agent.transfersTo
    .filter((target) => !closed.has(target))
    .map((target) => ({
      name: transferTool(target),
      description: team.agents[target]?.handoffDescription ?? '',
      parameters: toStrictSchema(runtimeSchemas.transfer),
    }));
  return [...TRIAGE.map(spec), ...transfers];
}

export const emitHandoffTool = (): ToolSpec => spec('emit_handoff');
