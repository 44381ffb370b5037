import type { IncomingMessage, ServerResponse } from 'node:http';
import { findSite } from '../auth/find-site.ts';
import { signIdentity } from '../auth/identity.ts';
import { originAllowed } from '../auth/origin.ts';
import type { Clock, Db } from '../context.ts';
import { AppError, notFound } from '../errors.ts';
import { readJson } from './read-body.ts';
import { sendJson } from './respond.ts';

const SITE = 'demo';
const MAILS = 20;

export interface DemoParts {
  db: Db;
  clock: Clock;
  publicUrl: string;
}

/** What the demo shop's back end does, for its page and for programs outside (decisions.md 21, 23). */
export function demoRoutes({ db, clock, publicUrl }: DemoParts) {
  return {
    async customers(_request: IncomingMessage, response: ServerResponse): Promise<void> {
      const rows = await db.customer.findMany({
        where: { siteId: SITE },
        include: { orders: { select: { number: true }, orderBy: { number: 'asc' } } },
        orderBy: { name: 'asc' },
      });
      const customers = rows.map(({ name, email, orders }) => ({
        name,
        email,
        orders: orders.map(({ number }) => number),
      }));
      sendJson(response, { customers });
    },

    async mailbox(_request: IncomingMessage, response: ServerResponse): Promise<void> {
      const rows = await db.mail.findMany({
        where: { siteId: SITE },
        orderBy: { createdAt: 'desc' },
        take: MAILS,
      });
      const mails = rows.map(({ to, subject, body, createdAt }) => ({
        to,
        subject,
        body,
        createdAt: createdAt.toISOString(),
      }));
      sendJson(response, { mails });
    },

    /** `{ customer: e-mail }` → `{ identity }`, the token that a real shop's back end would sign. */
    async signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (!originAllowed(request.headers.origin, { publicUrl, allowed: [] })) {
        throw new AppError('forbidden', 'Requests from this origin are not allowed.');
      }
      const { customer: email } = await readJson(request);
      if (typeof email !== 'string') {
        throw new AppError('invalid', 'Send { "customer": "<e-mail>" }.', { field: 'customer' });
      }
      const [site, customer] = await Promise.all([
        findSite(db, SITE),
        db.customer.findUnique({
          where: { siteId_email: { siteId: SITE, email: email.trim().toLowerCase() } },
        }),
      ]);
      if (!site || !customer) throw notFound('customer');
      const { id, name, plan } = customer;
      const claims = { sub: id, email: customer.email, name, plan };
      sendJson(response, { identity: await signIdentity(site, claims, clock.now()) });
    },
  };
}
