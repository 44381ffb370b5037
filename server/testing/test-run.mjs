import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { ensureChromium } from '../../e2e/browser.mjs';
import { ensureBuilt } from '../build/ensure-built.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Builds what is not built, then runs Vitest and Playwright on what matches.
 * @param {string[]} filters parts of file names; none = everything.
 * @returns {Promise<Counts>}
 */
export async function runTests(filters) {
  await ensureBuilt();
  const unit = await runVitest(filters);
  const browser = await runPlaywright(filters);
  console.log(`\nUnit and socket tests: ${say(unit)}`);
  console.log(`Browser tests: ${say(browser)}`);
  return { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed };
}

/** @param {Counts} counts */
export const say = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** Ends with the line that CI reads. Nothing that ran is a failure, too. @param {Counts} counts */
export function finish(counts) {
  if (counts.passed + counts.failed === 0) console.error('No test matched.');
  console.log(say(counts));
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

async function runVitest(filters) {
  const vitest = await startVitest('test', filters, {
    run: true,
    watch: false,
    passWithNoTests: true,
  });
  const counts = { passed: 0, failed: vitest.state.getUnhandledErrors().length };
  for (const file of vitest.state.getTestModules()) {
    counts.failed += file.errors().length;
    for (const test of file.children.allTests()) {
      const { state } = test.result();
      // A test that was skipped or never ran did not pass.
      if (state === 'passed') counts.passed += 1;
      else counts.failed += 1;
    }
  }
  await vitest.close();
  return counts;
}

async function runPlaywright(filters) {
  const report = 'e2e/.output/report.json';
  mkdirSync('e2e/.output', { recursive: true });
  rmSync(report, { force: true });
  const browser = await ensureChromium();
  const code = await new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        ...['test', '-c', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...filters],
      ],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          ...(browser ? { BATON_CHROMIUM: browser } : {}),
        },
      },
    );
    child.once('exit', resolve);
  });
  try {
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
    return { passed: stats.expected, failed: Math.max(failed, code === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  }
}
