import { parseArgs } from 'node:util';
import { runJourney } from './journey-steps.ts';
import { JourneyError } from './journey-wire.ts';

/**
 * `npm run journey -- --url http://localhost:3000`: story 2 from outside, against a running demo
 * server: a 180 EUR refund that an operator approves. Prints every event; exit code 1 on a missing
 * or out-of-order one.
 */
const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:3000' } },
});

try {
  const seconds = await runJourney(new URL(values.url).origin, (line) =>
    process.stdout.write(`${line}\n`),
  );
  process.stdout.write(`The journey is complete (${seconds.toFixed(1)} s).\n`);
  process.exit(0);
} catch (error) {
  const why = error instanceof JourneyError ? error.message : String(error);
  process.stderr.write(`The journey broke off: ${why}\n`);
  process.exit(1);
}
