import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineScriptHashes, type Policies, readPolicies } from './csp.ts';

const built = mkdtempSync(path.join(os.tmpdir(), 'baton-html-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
let policies: Policies;

beforeAll(() => {
  mkdirSync(path.join(built, 'operator'));
  const pages = {
    index: 'shop',
    widget: 'chat',
    operator: 'desk',
    supervisor: 'board',
    '_not-found': 'lost',
  };
  for (const [name, script] of Object.entries(pages))
    writeFileSync(
      path.join(built, `${name}.html`),
      `<script src="/_next/a.js" async=""></script><script>${script}</script><script id="x">\n</script>`,
    );
  policies = readPolicies(built, 'https://support.example.com');
});

test('only scripts that are written into the page are hashed', () => {
  expect(inlineScriptHashes('<script src="/a.js"></script><script>a\nb</script>')).toEqual([
    hashOf('a\nb'),
  ]);
});

test('a page allows its own inline scripts and no others, and nothing inline in style', () => {
  expect(policies('/')).toContain(hashOf('shop'));
  expect(policies('/')).not.toContain(hashOf('chat'));
  expect(policies('/')).toContain("style-src 'self';");
  expect(policies('/')).not.toContain('unsafe');
});

test('the console’s pages share one policy, with or without a slash at the end', () => {
  expect(policies('/operator')).toBe(policies('/supervisor'));
  expect(policies('/operator/')).toBe(policies('/operator'));
});

test('an unknown path gets the not-found page’s policy', () => {
  expect(policies('/nowhere')).toContain(hashOf('lost'));
  expect(policies('/nowhere')).not.toContain(hashOf('shop'));
});

test('the live connection to the public address is allowed', () => {
  expect(policies('/widget')).toContain("connect-src 'self' wss://support.example.com;");
});
