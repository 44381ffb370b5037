import type { ToolSpec } from './models/model.ts';
import { toStrictSchema } from './strict-schema.ts';
import { shopTools } from './tools/registry.ts';

/** What a model reads of the shop's tools, in the team's order. */
export function shopToolSpecs(names: string[]): ToolSpec[] {
  return names.flatMap((name) => {
    const tool = shopTools[name];
    return tool
      ? [{ name, description: tool.description, parameters: toStrictSchema(tool.input) }]
      : [];
  });
}
