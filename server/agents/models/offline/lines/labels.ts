/** What a message can be about: a specialist's slug, a person, or nobody. */
export const LABELS = ['billing', 'orders', 'technical', 'account', 'human', 'none'] as const;

export type Label = (typeof LABELS)[number];

/** One line per example; `[a|b]` stands for its variants (expand.ts). */
export type LabelledLines = Record<Label, string>;
