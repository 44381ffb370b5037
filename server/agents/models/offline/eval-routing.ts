import { readFileSync } from 'node:fs';
import { EvaluationError, evaluate, parseLines } from './evaluate.ts';
import { report } from './evaluate-report.ts';

/** `npm run eval:routing -- FILE.jsonl`; the last line of the output is one JSON object. */
function main(file: string | undefined): number {
  try {
    if (!file) throw new EvaluationError('Usage: npm run eval:routing -- FILE.jsonl');
    process.stdout.write(`${report(evaluate(parseLines(read(file))))}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new EvaluationError(`Cannot read ${file}: give the path of a JSON Lines file.`);
  }
}

process.exitCode = main(process.argv[2]);
