import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** A source file and what it reaches for, as written. Paths are from the project's folder. */
export interface Source {
  file: string;
  text: string;
}

interface Import {
  to: string;
  /** Disappears at run time: `import type`, or only `type` names. */
  typeOnly: boolean;
}

const domain = [
  ...['conversations', 'handoff', 'queue', 'tickets', 'agents', 'knowledge', 'shop'],
  ...['reports', 'auth'],
];
const ground = ['context', 'errors', 'protocol'];

/** From a zone to the zones that it may import besides itself (architecture.md "Arrows"). */
const arrows: Record<string, string[]> = {
  app: ['components'],
  components: ['protocol'],
  sockets: [...domain, ...ground],
  http: [...domain, ...ground],
  jobs: [...domain, ...ground],
  agents: [...['handoff', 'queue', 'tickets', 'conversations', 'knowledge', 'shop'], ...ground],
  queue: ['handoff', 'conversations', ...ground],
  handoff: ['conversations', ...ground],
  tickets: ['conversations', ...ground],
  conversations: ground,
  knowledge: ground,
  shop: ground,
  reports: ground,
  auth: ground,
  protocol: [],
  context: ['protocol'],
  errors: [],
};

/** Who may import a package (or mention a thing): everything else may not. */
const pins: { what: string; found: RegExp; allowed: RegExp }[] = [
  { what: 'openai', found: /^openai(\/|$)/, allowed: /^server\/agents\/models\/openai[^/]*\.ts$/ },
  {
    what: 'socket.io',
    found: /^socket\.io(\/|$)/,
    allowed: /^(server\/(sockets\/|testing\/|app\.ts$)|bench\/floors\/)/,
  },
  {
    what: 'socket.io-client',
    found: /^socket\.io-client(\/|$)/,
    allowed: /^(components\/(chat|console)\/|server\/testing\/|e2e\/|bench\/)|\.test\.ts$/,
  },
];

/** One line per import that no arrow allows, and per thing used outside its one place. */
export function wrongImports(sources: Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const isTest = /\.(test|spec)\.tsx?$/.test(file);
    const wrong = importsOf(file, text).flatMap((found) => [
      ...pinned(file, found),
      ...(isTest ? [] : refused(file, found)),
    ]);
    return [...wrong, ...(isTest ? [] : mentions(file, text))];
  });
}

function refused(file: string, { to, typeOnly }: Import): string[] {
  const from = zoneOf(file);
  if (!to.startsWith('.')) {
    const bare = from === 'protocol' && !/^zod(\/|$)/.test(to);
    return bare ? [`${file}: protocol imports zod only, not ${to}`] : [];
  }
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), to));
  const zone = zoneOf(target);
  const may = arrows[from];
  if (from === zone || may === undefined) return [];
  if (zone === 'prisma client' && ![...uiZones, 'protocol'].includes(from)) return [];
  if (!may.includes(zone)) return [`${file} → ${target}: ${from} may not import ${zone}`];
  const onlyTypes = from === 'components' && target !== 'server/protocol/language.ts';
  if (onlyTypes && zone === 'protocol' && !typeOnly)
    return [`${file} → ${target}: components take only types from protocol`];
  return [];
}

const uiZones = ['app', 'components'];

function pinned(file: string, { to }: Import): string[] {
  return pins
    .filter(({ found, allowed }) => found.test(to) && !allowed.test(file))
    .map(({ what }) => `${file}: ${what} is imported only where it is pinned`);
}

const writesHolder =
  /update\s+conversations\b[^`]*?\bset\b(?:(?!\bwhere\b)[^`])*holder_(kind|name|id)\s*=|conversation\.(update|updateMany|upsert)\((?:(?!\}\);)[\s\S])*?data:(?:(?!\}\);)[\s\S])*?holder(Kind|Name|Id)\s*:/i;

function mentions(file: string, text: string): string[] {
  const wrong: string[] = [];
  const inServer = file.startsWith('server/') && zoneOf(file) !== 'build';
  if (inServer && file !== 'server/config.ts' && /\bprocess\.env\b/.test(text))
    wrong.push(`${file}: the environment is read only in server/config.ts`);
  const mayWrite = file === 'server/handoff/commit.ts' || zoneOf(file) === 'testing';
  if (file.startsWith('server/') && !mayWrite && writesHolder.test(text))
    wrong.push(`${file}: the holder is written only in server/handoff/commit.ts`);
  return wrong;
}

/** `server/queue/claim.ts` → `queue`; what has no arrow of its own may import anything. */
function zoneOf(file: string): string {
  const [top = '', second = '', third] = file.split('/');
  if (top === 'prisma' && second === 'client') return 'prisma client';
  if (top !== 'server' || third !== undefined) return top === 'server' ? second : top;
  return ['context.ts', 'errors.ts'].includes(second) ? second.replace('.ts', '') : 'entry';
}

function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    to: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ to: moduleRequest.value, typeOnly: isType });
  // `import('x')`, as an expression or as a type.
  for (const [, to = ''] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ to, typeOnly: false });
  return found;
}

/** Every TypeScript file of the project's own folders. */
export function readSources(): Source[] {
  const folders = ['app', 'components', 'server', 'e2e', 'bench'].filter((one) => existsSync(one));
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
}
