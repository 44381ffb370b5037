import { createTransport } from 'nodemailer';
import type { Ctx } from '../context.ts';

/** Hands one mail to the mail server; rejects when it was not taken. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<void>;

const SEND_MS = 10_000;
/** A code is worthless after ten minutes, and so is its mail. */
const WORTH_SENDING_MS = 10 * 60_000;

/** `SMTP_URL`, e.g. `smtp://user:password@host:587?from=support@example.com`; the sender is `from`. */
export function smtpMailer(smtpUrl: string): SendMail {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? `support@${url.hostname}`;
  url.searchParams.delete('from');
  const transport = createTransport({
    url: url.toString(),
    connectionTimeout: SEND_MS,
    greetingTimeout: SEND_MS,
    socketTimeout: SEND_MS,
  });
  return async (mail) => void (await transport.sendMail({ from, ...mail }));
}

/**
 * Sends what waits, each mail by one process: claimed by a conditional update, given back when the
 * mail server did not take it, tried again by the next sweep.
 */
export async function sendMails(ctx: Ctx, send: SendMail, now: Date): Promise<void> {
  const waiting = await ctx.db.mail.findMany({
    where: { sentAt: null, createdAt: { gt: new Date(now.getTime() - WORTH_SENDING_MS) } },
    orderBy: { createdAt: 'asc' },
    take: 20,
  });
  for (const { id, to, subject, body } of waiting) {
    const mine = await ctx.db.mail.updateMany({
      where: { id, sentAt: null },
      data: { sentAt: now },
    });
    if (mine.count === 0) continue;
    await send({ to, subject, text: body }).catch(async (error: unknown) => {
      ctx.log.warn('mail.not_sent', { mailId: id, error: String(error) });
      await ctx.db.mail.update({ where: { id }, data: { sentAt: null } });
    });
  }
}
