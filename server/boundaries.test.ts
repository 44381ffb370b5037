import { expect, test } from 'vitest';
import { readSources, wrongImports } from './testing/boundaries.ts';

test('no file imports what its arrow forbids, and every pin holds', () => {
  const sources = readSources();
  expect(sources.length).toBeGreaterThan(100);
  expect(wrongImports(sources)).toEqual([]);
});

const q = '`';
test.each([
  ['a page that reads the server', 'app/page.tsx', "import { x } from '../server/app.ts'"],
  ['a component that reads a domain', 'components/ui/a.tsx', "import '../../server/queue/rank.ts'"],
  [
    'a type is an import too',
    'components/ui/a.tsx',
    "import type { A } from '../../server/context.ts'",
  ],
  [
    'a component with a value of the protocol',
    'components/chat/a.ts',
    "import { s } from '../../server/protocol/ack.ts'",
  ],
  ['one transport in another', 'server/sockets/a.ts', "import { b } from '../http/b.ts'"],
  ['a domain in a transport', 'server/queue/a.ts', "import { b } from '../sockets/b.ts'"],
  ['handoff looking up to the queue', 'server/handoff/a.ts', "import { b } from '../queue/b.ts'"],
  [
    'handoff looking up to the agents',
    'server/handoff/a.ts',
    "import type { B } from '../agents/b.ts'",
  ],
  ['a re-export', 'server/conversations/a.ts', "export { b } from '../handoff/b.ts'"],
  ['a lazy import', 'server/conversations/a.ts', "const b = await import('../handoff/b.ts')"],
  ['a type by import()', 'server/shop/a.ts', "type B = import('../agents/b.ts').B"],
  [
    'reports that write through a verb',
    'server/reports/a.ts',
    "import { b } from '../queue/claim.ts'",
  ],
  [
    'the database outside the entry',
    'server/agents/a.ts',
    "import { b } from '../database/client.ts'",
  ],
  ['a package in the protocol', 'server/protocol/a.ts', "import { b } from 'pg'"],
  ['openai anywhere else', 'server/agents/a.ts', "import OpenAI from 'openai'"],
  ['socket.io in a domain', 'server/queue/a.ts', "import type { Server } from 'socket.io'"],
  [
    'socket.io-client in the operator page',
    'components/operator/a.ts',
    "import { io } from 'socket.io-client'",
  ],
  ['the environment', 'server/queue/a.ts', 'const p = process.env.PORT'],
  [
    'a second writer of the holder',
    'server/queue/a.ts',
    `db.$executeRaw${q}update conversations set epoch = 2, holder_kind = 'queue' where id = 1${q}`,
  ],
  [
    'a second writer by Prisma',
    'server/queue/a.ts',
    "db.conversation.update({ where: { id }, data: { holderKind: 'queue' } });",
  ],
])('%s is wrong', (_what, file, text) => {
  expect(wrongImports([{ file, text }])).toHaveLength(1);
});

test.each([
  ['components/chat/a.ts', "import type { A } from '../../server/protocol/ack.ts'"],
  ['server/agents/a.ts', "import { offer } from '../handoff/offer.ts'"],
  ['server/app.ts', "import { Server } from 'socket.io'; import { b } from './queue/b.ts'"],
  ['server/queue/a.ts', "import { Prisma } from '../../prisma/client/client.ts'"],
  ['server/queue/a.test.ts', "import { testDatabase } from '../testing/database.ts'"],
  [
    'server/queue/a.ts',
    `db.$executeRaw${q}update conversations set last_seq = 2 where holder_kind = 'queue'${q}`,
  ],
])('%s may: %s', (file, text) => {
  expect(wrongImports([{ file, text }])).toEqual([]);
});
