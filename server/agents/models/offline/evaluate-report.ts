import type { Evaluation } from './evaluate.ts';
import { LABELS } from './lines/labels.ts';

const WIDTH = 11;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** Text for a terminal; the last line is the figures as one JSON object. */
export function report(result: Evaluation): string {
  const { confusion, languages, ...figures } = result;
  const header = ['expected', ...LABELS].map((cell) => cell.padStart(WIDTH)).join('');
  const table = LABELS.map((label) =>
    [label, ...LABELS.map((given) => String(confusion[label][given]))]
      .map((cell) => cell.padStart(WIDTH))
      .join(''),
  );
  const perLanguage = Object.entries(languages).map(
    ([language, { rows, correct }]) =>
      `${language.padStart(WIDTH)}${String(rows).padStart(WIDTH)}${percent(correct / rows).padStart(WIDTH)}`,
  );
  return [
    `${result.rows} lines, accuracy ${percent(result.accuracy)}, macro F1 ${percent(result.macroF1)}`,
    `recall: none ${percent(result.noneRecall)}, human ${percent(result.humanRecall)}`,
    `none to billing ${percent(result.noneToBilling)}, would ask ${percent(result.clarifyRate)}`,
    '',
    'Confusion (rows: expected, columns: given)',
    header,
    ...table,
    '',
    'By language: lines, accuracy',
    ...perLanguage,
    '',
    JSON.stringify(figures, (_, value) =>
      typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
    ),
  ].join('\n');
}
