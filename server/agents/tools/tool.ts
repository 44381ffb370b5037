import type { z } from 'zod';
import type { Ctx } from '../../context.ts';
import type { FactInput } from '../../handoff/facts.ts';
import type { Language } from '../../protocol/language.ts';
import { prismaShop } from '../../shop/prisma-shop.ts';
import type { Shop } from '../../shop/shop.ts';
import type { MoneyFigures } from '../policy/caps.ts';
import type { Ownership } from '../policy/check.ts';
import type { ToolResult } from './outcome.ts';

/** `none` touches nothing of a customer, `write` and `money` change something. */
export type Effect = 'none' | 'read' | 'write' | 'money';

/** Who calls, from where. What is verified is read from the ledger, never given (handoff.md H17). */
export interface CallCtx {
  ctx: Ctx;
  conversationId: string;
  runId: string | null;
  agent: string;
  /** The tools that the team gives to this agent; an operator needs none. */
  permitted: readonly string[];
  epoch: number;
  callId: string;
  siteId: string;
  language: Language;
  /** Set when an operator acts through an approval. */
  operator: { userId: string; name: string } | null;
  /** Called right before an effect starts: such a run is never discarded (decisions.md 3). */
  onEffect?(): void;
}

/** The same, once the check chain has let it through. */
export interface ToolCtx extends CallCtx {
  /** The verified customer; '' only for a tool that needs none. */
  customerId: string;
  shop: Shop;
  now: Date;
}

/** What the check chain must know about these arguments, read before it decides. */
export interface Gathered {
  ownership: Ownership;
  /** What the model reads when it is not theirs: the same as for unknown (decisions.md 22). */
  notFound?: ToolResult;
  /** Arguments that no rule of the schema could refuse, e.g. lines that were never ordered. */
  problem?: string;
  money?: MoneyFigures & { idempotencyKey: string };
}

export interface Tool {
  name: string;
  description: string;
  effect: Effect;
  needsCustomer: boolean;
  input: z.ZodType;
  gather?(toolCtx: ToolCtx, input: unknown): Promise<Gathered>;
  run(toolCtx: ToolCtx, input: unknown): Promise<ToolResult>;
  /** What an ok answer proves; recorded as `tool_verified` for 10 minutes (decisions.md 47). */
  facts?(data: Record<string, unknown>): FactInput[];
}

interface TypedTool<Input extends z.ZodType> extends Omit<Tool, 'input' | 'gather' | 'run'> {
  input: Input;
  gather?(toolCtx: ToolCtx, input: z.output<Input>): Promise<Gathered>;
  run(toolCtx: ToolCtx, input: z.output<Input>): Promise<ToolResult>;
}

/** Types a tool's functions by its schema; whoever calls them has parsed by the same one. */
export function defineTool<Input extends z.ZodType>(tool: TypedTool<Input>): Tool {
  const { gather } = tool;
  return {
    ...tool,
    run: (toolCtx, input) => tool.run(toolCtx, tool.input.parse(input)),
    ...(gather && { gather: (toolCtx, input) => gather(toolCtx, tool.input.parse(input)) }),
  };
}

export const enterTool = (call: CallCtx, customerId: string): ToolCtx => ({
  ...call,
  customerId,
  shop: prismaShop(call.ctx.db, call.siteId),
  now: call.ctx.clock.now(),
});
