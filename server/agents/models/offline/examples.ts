import type { Example } from './classifier.ts';
import { expand, seeded } from './expand.ts';
import { LINES } from './lines/all.ts';
import { LABELS } from './lines/labels.ts';
import { OPENINGS } from './lines/openings.ts';

const VARIANTS = 14;
const OPENED_SHARE = 0.3;

/** The lines of one language and label as written, one per row. */
export function rawLines(language: string, label: (typeof LABELS)[number]): string[] {
  const text = LINES[language]?.[label] ?? '';
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Every training sentence: variants of all lines, some with a greeting or a courtesy around. */
export function allExamples(): Example[] {
  const random = seeded(7);
  const examples: Example[] = [];
  for (const language of Object.keys(LINES))
    for (const label of LABELS)
      for (const line of rawLines(language, label))
        for (const text of expand(line, VARIANTS, random)) {
          examples.push({ text, label });
          if (random() >= OPENED_SHARE) continue;
          const openings = OPENINGS[language] ?? [];
          const frame = openings[Math.floor(random() * openings.length)] ?? '*';
          examples.push({ text: frame.replace('*', text), label });
        }
  return examples;
}
