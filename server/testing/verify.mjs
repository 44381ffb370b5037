import { spawnSync } from 'node:child_process';
import { ensureBuilt } from '../build/ensure-built.mjs';
import { goHome } from '../build/home.mjs';
import { finish, runTests } from './test-run.mjs';

goHome();
const broken = [];

/** A step that fails is told and counted; the ones after it still run. */
async function step(name, work) {
  console.log(`\n── ${name}`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    broken.push(name);
    return { passed: 0, failed: 0 };
  }
}

function command(script, args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} found problems.`);
}

await step('format and lint', () =>
  command('node_modules/@biomejs/biome/bin/biome', ['check', '.']),
);
// Before the types: the database client and Next's declarations are written by the build.
await step('build', () => ensureBuilt());
await step('types', () => command('node_modules/typescript/bin/tsc', ['--noEmit']));
const tests = await step('tests', () => runTests([]));

if (broken.length > 0) console.error(`\nFailed before the tests' own count: ${broken.join(', ')}`);
finish({ passed: tests.passed, failed: tests.failed + broken.length });
process.exit();
