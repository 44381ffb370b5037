import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { holdDataFolder, keepSecret, makeDataFolder } from './data-folder.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'baton-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the second app on one data folder hears who has it, and gets it after the first let go', async () => {
  const release = await holdDataFolder(folder);
  await expect(holdDataFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is used by another running Baton (process ${process.pid}): stop that one, or set DATA_DIR to another folder.`,
  );
  await release();
  const again = await holdDataFolder(folder);
  await again();
});

test('a killed app does not keep the folder', async () => {
  const file = path.resolve('server/database/data-folder.ts');
  const script = `import { holdDataFolder } from ${JSON.stringify(file)};
    await holdDataFolder(${JSON.stringify(folder)});
    console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(holdDataFolder(folder)).rejects.toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = await holdDataFolder(folder);
  await release();
});

test('one folder under two names is one folder', async () => {
  const release = await holdDataFolder(path.join(folder, '..', path.basename(folder)));
  await expect(holdDataFolder(folder)).rejects.toThrow(/used by another running Baton/);
  await release();
});

test('of two that make a secret together both get the same', () => {
  const inner = makeDataFolder(path.join(folder, 'inner'));
  const second: string[] = [];
  const first = keepSecret(inner, 'secret', () => {
    second.push(keepSecret(inner, 'secret', () => 'from the other'));
    return 'from me';
  });
  expect([first, ...second]).toEqual(['from the other', 'from the other']);
  expect(statSync(path.join(inner, 'secret')).mode & 0o777).toBe(0o600);
});

test('a new data folder is nobody else’s to look into', () => {
  const made = makeDataFolder(path.join(folder, 'new'));
  expect(statSync(made).mode & 0o777).toBe(0o700);
  mkdirSync(path.join(folder, 'kept'), { mode: 0o755 });
  expect(makeDataFolder(path.join(folder, 'kept'))).toContain('kept');
});
