import { isLanguage } from './language.ts';
import { LABELS, type Label } from './lines/labels.ts';
import { predict, SURE } from './predict.ts';

/** Bad input of the evaluation; the message says which line and what is expected. */
export class EvaluationError extends Error {}

export interface EvaluationLine {
  text: string;
  language: string;
  expected: Label;
}

export interface Evaluation {
  rows: number;
  accuracy: number;
  macroF1: number;
  noneRecall: number;
  humanRecall: number;
  /** Of the rows that are nobody's, the share labelled billing: the widest permissions. */
  noneToBilling: number;
  msPerMessage: number;
  /** Share of rows on which the agent would ask instead of moving the customer. */
  clarifyRate: number;
  /** Of all rows that are not billing's, the share labelled billing. */
  wrongToBilling: number;
  noneToAny: number;
  confusion: Record<Label, Record<Label, number>>;
  languages: Record<string, { rows: number; correct: number }>;
}

const WARM_UP = 100;

/** Every line is `{text, language, expected_agent}`; other fields are ignored. */
export function parseLines(content: string): EvaluationLine[] {
  const lines = content.split('\n').map((line, at) => ({ line: line.trim(), number: at + 1 }));
  const rows = lines.filter(({ line }) => line !== '').map(parseLine);
  if (rows.length === 0) throw new EvaluationError('The file has no lines.');
  return rows;
}

function parseLine({ line, number }: { line: string; number: number }): EvaluationLine {
  const wanted = `{"text": string, "language": string, "expected_agent": one of ${LABELS.join(', ')}}`;
  const bad = (what: string) => new EvaluationError(`Line ${number}: ${what}. Expected ${wanted}.`);
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw bad('not JSON');
  }
  if (typeof row !== 'object' || row === null) throw bad('not an object');
  const { text, language, expected_agent: agent } = row as Record<string, unknown>;
  if (typeof text !== 'string' || text.trim() === '') throw bad('text is missing');
  if (typeof language !== 'string' || language === '') throw bad('language is missing');
  const expected = LABELS.find((label) => label === agent);
  if (!expected) throw bad(`expected_agent is ${JSON.stringify(agent) ?? 'missing'}`);
  return { text, language, expected };
}

/** Measures the product's own routing function; the label before the asking threshold counts. */
export function evaluate(lines: EvaluationLine[]): Evaluation {
  // The first messages load the model and warm the engine up; a server is warm.
  for (const { text } of lines.slice(0, WARM_UP)) predict(text, null);
  const started = performance.now();
  const results = lines.map((line) => ({
    ...line,
    ...predict(line.text, isLanguage(line.language) ? line.language : null),
  }));
  const msPerMessage = (performance.now() - started) / lines.length;
  const confusion = emptyConfusion();
  const languages: Evaluation['languages'] = {};
  for (const { expected, label, language } of results) {
    confusion[expected][label] += 1;
    const row = languages[language] ?? { rows: 0, correct: 0 };
    languages[language] = {
      rows: row.rows + 1,
      correct: row.correct + (expected === label ? 1 : 0),
    };
  }
  const none = rowOf(confusion, 'none');
  const others = lines.filter((line) => line.expected !== 'billing').length;
  const toBilling = LABELS.filter((label) => label !== 'billing').map((l) => confusion[l].billing);
  return {
    rows: lines.length,
    accuracy: share(sum(LABELS.map((label) => confusion[label][label])), lines.length),
    macroF1: macroF1(confusion),
    noneRecall: share(confusion.none.none, none),
    humanRecall: share(confusion.human.human, rowOf(confusion, 'human')),
    noneToBilling: share(confusion.none.billing, none),
    msPerMessage,
    clarifyRate: share(results.filter(({ confidence }) => confidence < SURE).length, lines.length),
    wrongToBilling: share(sum(toBilling), others),
    noneToAny: share(none - confusion.none.none, none),
    confusion,
    languages,
  };
}

/** Mean over the labels that occur, as expected or as given. */
function macroF1(confusion: Evaluation['confusion']): number {
  const scores = LABELS.flatMap((label) => {
    const given = sum(LABELS.map((expected) => confusion[expected][label]));
    const total = given + rowOf(confusion, label);
    return total === 0 ? [] : [(2 * confusion[label][label]) / total];
  });
  return share(sum(scores), scores.length);
}

function emptyConfusion(): Evaluation['confusion'] {
  const row = () => Object.fromEntries(LABELS.map((label) => [label, 0])) as Record<Label, number>;
  return Object.fromEntries(LABELS.map((label) => [label, row()])) as Evaluation['confusion'];
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const rowOf = (confusion: Evaluation['confusion'], label: Label) =>
  sum(Object.values(confusion[label]));
