import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { goHome } from '../build/home.mjs';

/**
 * `npm run rules`: prints each rule of the handoff with the tests that name it, marks those without
 * one, and writes docs/rules.md. Exit code 1 when a listed file is gone or a title names no rule.
 * @typedef {{ name: string, files: string[], gap?: string }} Rule
 * @typedef {{ file: string, title: string }} Named
 */
const namesFile = 'server/testing/rule-names.json';
const page = 'docs/rules.md';
const places = ['server', 'components', 'prisma', 'e2e'];
// Its titles are examples.
const ownTest = 'server/testing/rules.test.ts';

/** The rules that a title starts with (`H24, H36: …`) or ends with (`… (H49)`). */
export function rulesOf(title) {
  const list =
    /^((?:[A-Z]\d+)(?:, ?[A-Z]\d+)*):/.exec(title) ?? /\((H\d+(?:, ?H\d+)*)\)$/.exec(title);
  return list?.[1]?.match(/\bH\d+\b/g) ?? [];
}

/** Every text of a test file that names a rule. Texts are read from the syntax tree: no comments. */
const titlesIn = (file) =>
  textsOf(parseSync(file, readFileSync(file, 'utf8')).program).filter(
    (text) => rulesOf(text).length > 0,
  );

function textsOf(node) {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  const own =
    node.type === 'TemplateLiteral' ? [node.quasis.map(({ value }) => value.cooked).join('…')] : [];
  return [...own, ...Object.values(node).flatMap(textsOf)];
}

/** @returns {Map<string, Named[]>} */
export function namedTests() {
  const found = new Map();
  for (const file of places.flatMap(testFiles).sort())
    for (const title of titlesIn(file))
      for (const rule of rulesOf(title))
        found.set(rule, [...(found.get(rule) ?? []), { file, title }]);
  return found;
}

const testFiles = (place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => path.posix.join(place, name.replaceAll(path.sep, '/')))
    .filter((file) => file !== ownTest);

/** @returns {Record<string, Rule>} */
export const readRules = () => JSON.parse(readFileSync(namesFile, 'utf8'));

/** What is wrong with the list itself, one line each. */
export function problems(rules, tests) {
  return [
    ...Object.entries(rules).flatMap(([id, { files }]) =>
      files.filter((file) => !existsSync(file)).map((file) => `${id}: there is no ${file}`),
    ),
    ...[...tests.keys()]
      .filter((id) => !(id in rules))
      .map((id) => `${id} is named by a test but not listed in ${namesFile}`),
  ];
}

const link = (file) => `[${path.posix.basename(file)}](../${file})`;
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const without = (title) => title.replace(/^(?:[A-Z]\d+,? ?)+: /, '').replace(/ \(H\d+.*\)$/, '');

function row([id, { name, files, gap }], tests) {
  const named = (tests.get(id) ?? []).map(
    ({ file, title }) => `${link(file)}: ${cell(without(title))}`,
  );
  const told = [...named, ...(gap ? [`**Not yet:** ${cell(gap)}`] : [])];
  if (named.length === 0 && !gap) told.push('**Not yet:** no test names it');
  return `| ${id} | ${cell(name)} | ${files.map(link).join('<br>') || '–'} | ${told.join('<br>')} |`;
}

function document(rules, tests) {
  const all = Object.keys(rules);
  const named = all.filter((id) => tests.has(id));
  return `# The rules of a handoff

Written by \`npm run rules\` from \`${namesFile}\` and the titles of the tests: do not edit it here.
A comment such as \`handoff.md H27\` in the code means the rule with that number in this table.
Of ${all.length} rules ${named.length} are named by a test. "Not yet" says what is missing.

| Rule | In a few words | Lives in | Tests that name it |
|---|---|---|---|
${Object.entries(rules)
  .map((rule) => row(rule, tests))
  .join('\n')}
`;
}

function main() {
  goHome();
  const rules = readRules();
  const tests = namedTests();
  for (const [id, { name }] of Object.entries(rules)) {
    const files = [...new Set((tests.get(id) ?? []).map(({ file }) => file))];
    console.log(`${id.padEnd(4)} ${name}\n     ${files.join('\n     ') || 'NO TEST NAMES IT'}`);
  }
  const wrong = problems(rules, tests);
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  writeFileSync(page, document(rules, tests));
  const covered = Object.keys(rules).filter((id) => tests.has(id)).length;
  console.log(
    `\n${covered} of ${Object.keys(rules).length} rules are named by a test. ${page} is written.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
