import { goHome } from '../build/home.mjs';
import { finish, runTests } from './test-run.mjs';

goHome();
try {
  finish(await runTests(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  finish({ passed: 0, failed: 1 });
}
process.exit();
