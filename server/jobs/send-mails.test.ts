import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testCtx } from '../testing/cast.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { sendMails, smtpMailer } from './send-mails.ts';

let database: TestDatabase;
let server: Server | undefined;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  server?.close();
  await database.db.mail.deleteMany();
});

/** A mail server that speaks just enough SMTP, and keeps what it was given; `refuses` every recipient. */
async function mailServer(refuses = false) {
  const received: string[] = [];
  const listening = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (inData) {
        received.push(text);
        if (!text.includes('\r\n.\r\n')) return;
        inData = false;
        return socket.write('250 taken\r\n');
      }
      if (/^RCPT/i.test(text) && refuses) return socket.write('550 nobody here\r\n');
      if (/^DATA/i.test(text)) inData = true;
      return socket.write(
        /^DATA/i.test(text) ? '354 go on\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n',
      );
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, url: `smtp://127.0.0.1:${port}?from=support@shop.test` };
}

const waiting = (createdAt: Date) =>
  database.db.mail.create({
    data: {
      siteId: 'demo',
      to: 'mia@example.test',
      subject: 'Your code',
      body: 'Your code is 123456.',
      createdAt,
    },
  });

test('a mail that waits is handed to the mail server once, however many sweep at once', async () => {
  const { ctx, clock } = testCtx(database.db);
  const { received, url } = await mailServer();
  await waiting(clock.now());
  const send = smtpMailer(url);
  await Promise.all([1, 2, 3].map(() => sendMails(ctx, send, clock.now())));
  const text = received.join('');
  expect(text.match(/123456/g)).toHaveLength(1);
  expect(text).toContain('From: support@shop.test');
  expect(text).toContain('To: mia@example.test');
});

test('a mail that was not taken waits for the next sweep, and an old one is not sent any more', async () => {
  const { ctx, clock } = testCtx(database.db);
  const { url } = await mailServer(true);
  const mail = await waiting(clock.now());
  await sendMails(ctx, smtpMailer(url), clock.now());
  expect((await database.db.mail.findUniqueOrThrow({ where: { id: mail.id } })).sentAt).toBeNull();
  server?.close();
  const later = await mailServer();
  clock.forward(11 * 60_000);
  await sendMails(ctx, smtpMailer(later.url), clock.now());
  expect(later.received).toEqual([]);
});
