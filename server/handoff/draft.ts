import * as z from 'zod';

/**
 * What a model fills of a package, through the forced tool `emit_handoff` (handoff.md H14, H15).
 * Sizes are decisions.md 17; "absent" is null (decisions.md 42).
 */
export const draftSchema = z.strictObject({
  segment: z
    .string()
    .min(1)
    .max(900)
    .describe('What happened since the last hop, at most 10 sentences. Figures and ids verbatim.'),
  userIntent: z
    .string()
    .min(1)
    .max(300)
    .describe('What the customer wants, restated in one sentence.'),
  facts: z
    .array(
      z.strictObject({
        key: z.string().min(1).max(40).describe('order_id, invoice_id, amount, item, problem, …'),
        value: z.string().min(1).max(120).describe('Verbatim, as the customer wrote it.'),
        quote: z
          .string()
          .min(1)
          .max(160)
          .describe('The words of the customer that contain the value.'),
      }),
    )
    .max(40),
  recommendation: z
    .strictObject({
      text: z.string().min(1).max(300),
      proposedTool: z.string().max(64).nullable().describe('Null when no tool is proposed.'),
      args: z
        .string()
        .max(400)
        .nullable()
        .describe('JSON of the arguments; null when there are none.'),
      trigger: z.string().max(40).nullable().describe('Null when nothing was escalated.'),
    })
    .nullable()
    .describe('A proposal for the receiver; null when there is none.'),
  pendingIntents: z
    .array(z.strictObject({ intent: z.string().max(40), quote: z.string().max(160) }))
    .max(5)
    .describe('Other things the customer asked for that the receiver will not do.'),
});
export type HandoffDraft = z.infer<typeof draftSchema>;

const FIGURE = /\p{N}[\p{N}.,:/-]*\p{N}|\p{N}|\b[A-Z]{1,4}-?\d[\w-]*/gu;

/**
 * Figures and identifiers in a segment that stand nowhere in what was said or is known
 * (handoff.md H18): "$420" never becomes "a few hundred dollars", nor $42. Pure.
 */
export function inventedFigures(segment: string, known: string[]): string[] {
  const haystack = known.join('\n').toLowerCase();
  const figures = segment.match(FIGURE) ?? [];
  return [...new Set(figures)].filter((figure) => !haystack.includes(figure.toLowerCase()));
}
