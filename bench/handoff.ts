import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { productFigures } from './characters-product.ts';
import { publishedFigures } from './characters-published.ts';
import { print } from './figures.ts';
import { COMMITS, type PathName, startFloor } from './floors/handoff-floor.ts';
import { instantModel } from './instant-model.ts';
import { measureLatency, statementFigures, type Trace, traceStatements } from './latency.ts';
import { QueryLog } from './query-log.ts';
import { startWorld } from './world.ts';

/**
 * `npm run bench:handoff`: one JSON line per figure on stdout, remarks on stderr.
 * `--samples 200 --warm-up 15`; `--statements` also prints every statement of one message;
 * `--characters` leaves the time measurements out.
 */
const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '200' },
    'warm-up': { type: 'string', default: '15' },
    characters: { type: 'boolean', default: false },
    statements: { type: 'boolean', default: false },
  },
});
const remark = (line: string) => void process.stderr.write(`${line}\n`);

for (const one of [...publishedFigures(), ...(await productFigures())]) print(one);
if (!values.characters) await latency();

async function latency(): Promise<void> {
  const log = new QueryLog();
  log.install();
  const world = await startWorld(instantModel());
  const floor = await startFloor(world.databaseUrl);
  try {
    const load = () => loadavg().map((one) => one.toFixed(2));
    remark(`load average before: ${load().join(' ')}`);
    const figures = await measureLatency({
      url: world.url,
      floor,
      log,
      samples: Number(values.samples),
      warmUp: Number(values['warm-up']),
    });
    remark(`load average after: ${load().join(' ')}`);
    const traces = await traceStatements(world.url, log);
    for (const one of [...figures, ...statementFigures(traces)]) print(one);
    for (const path of ['direct', 'handoff'] as const) explain(path, traces[path]);
  } finally {
    await floor.stop();
    await world.stop();
  }
}

/** Says when the floor no longer does what the product does; lists the statements if asked. */
function explain(path: PathName, trace: Trace): void {
  const sizes = trace.statements.filter((one) => one.commits).map((one) => one.written);
  if (sizes.length !== COMMITS[path].length)
    remark(`floors/handoff-floor.ts is out of date. ${path} commits now: ${sizes.join(', ')}`);
  if (!values.statements) return;
  remark(`\n${path}: ${trace.statements.length} statements, commits of ${sizes.join(', ')}`);
  for (const { sentAt, doneAt, text, commits } of trace.statements) {
    const brief = text
      .replaceAll('"public".', '')
      .replace(/^SELECT .*? FROM/is, 'SELECT … FROM')
      .replaceAll(/\s+/g, ' ');
    remark(
      `${sentAt.toFixed(1).padStart(6)} ${doneAt.toFixed(1).padStart(6)} ${commits ? 'C' : ' '} ${brief.slice(0, 140)}`,
    );
  }
}
