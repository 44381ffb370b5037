import type { Tool } from './tool.ts';

export type ParsedArgs =
  | { input: Record<string, unknown>; problem: null }
  /** `input` is what could be read of it, for the ledger. */
  | { input: Record<string, unknown> | null; problem: string };

/** A model's arguments (JSON text, or an object), checked by the tool's schema. */
export function parseArgs(tool: Tool | null, raw: unknown): ParsedArgs {
  const read = readJson(raw);
  if (read === null) return { input: null, problem: 'The arguments are not a JSON object.' };
  if (!tool) return { input: read, problem: 'There is no such tool.' };
  const parsed = tool.input.safeParse(read);
  if (parsed.success) return { input: parsed.data as Record<string, unknown>, problem: null };
  const problem = parsed.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'arguments'}: ${issue.message}`)
    .join('; ');
  return { input: read, problem };
}

function readJson(raw: unknown): Record<string, unknown> | null {
  if (typeof raw !== 'string') return isObject(raw) ? raw : null;
  try {
    const value: unknown = JSON.parse(raw.trim() === '' ? '{}' : raw);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
