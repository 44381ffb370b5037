import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Db, Tx } from '../server/context.ts';
import { LANGUAGES } from '../server/protocol/language.ts';
import { articlesByLanguage } from './seed/articles/all.ts';
import { type DemoOrder, demoOrders, demoRefunds } from './seed/orders.ts';
import { DEMO_PASSWORD, demoCustomers, demoUsers } from './seed/people.ts';

const DAY = 24 * 3600 * 1000;
export const DEMO_SITE = 'demo';

export interface SeedSettings {
  /** Origins whose pages may embed the chat, e.g. `http://localhost:3000`. */
  allowedOrigins: string[];
}

/**
 * The demo shop "Lumen & Oak": its people, orders, invoices and help articles, dated back from
 * `now`. Runs once: a site that is already there only gets the current allowed origins.
 */
export async function seed(db: Db, now: Date, settings: SeedSettings): Promise<void> {
  const known = await db.site.findUnique({ where: { id: DEMO_SITE } });
  if (known) {
    await db.site.update({
      where: { id: DEMO_SITE },
      data: { allowedOrigins: settings.allowedOrigins },
    });
    return;
  }
  // One hash for the four: they share the password, and hashing is slow on purpose.
  const password = await hashPassword(DEMO_PASSWORD);
  // A loaded machine may need longer than Prisma's five seconds.
  const patient = { maxWait: 30_000, timeout: 60_000 };
  await db.$transaction(async (tx) => {
    await seedSite(tx, settings);
    await seedUsers(tx, password, now);
    await seedShop(tx, now);
    await seedArticles(tx, now);
  }, patient);
}

/** A real installation starts with one site, `main`, whose pages may be embedded by these origins. */
export async function ensureSite(db: Db, settings: SeedSettings): Promise<void> {
  if ((await db.site.count()) > 0) return;
  const secret = randomBytes(32).toString('base64url');
  const { allowedOrigins } = settings;
  await db.site.createMany({
    data: [{ id: 'main', key: 'main', name: 'Support', secret, allowedOrigins }],
    skipDuplicates: true,
  });
}

async function seedSite(tx: Tx, settings: SeedSettings): Promise<void> {
  await tx.site.create({
    data: {
      id: DEMO_SITE,
      key: DEMO_SITE,
      name: 'Lumen & Oak',
      secret: randomBytes(32).toString('base64url'),
      allowedOrigins: settings.allowedOrigins,
    },
  });
}

async function seedUsers(tx: Tx, password: string, now: Date): Promise<void> {
  await tx.user.createMany({
    data: demoUsers.map(({ id, name, email, role }) => ({
      id,
      name,
      email,
      role,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    })),
  });
  await tx.account.createMany({
    data: demoUsers.map(({ id }) => ({
      id: randomUUID(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password,
      createdAt: now,
      updatedAt: now,
    })),
  });
  await tx.operator.createMany({
    data: demoUsers.map(({ id, languages }) => ({ id, siteId: DEMO_SITE, languages, capacity: 3 })),
  });
}

async function seedShop(tx: Tx, now: Date): Promise<void> {
  const customers = demoCustomers.map((one) => ({ ...one, id: randomUUID(), siteId: DEMO_SITE }));
  await tx.customer.createMany({ data: customers });
  const orders = demoOrders.map((order) => {
    const customer = customers.find((one) => one.email === order.customer);
    if (!customer) throw new Error(`Order ${order.number} belongs to nobody`);
    return { order, customer, id: randomUUID() };
  });
  await tx.order.createMany({
    data: orders.map(({ order, customer, id }) => ({
      id,
      siteId: DEMO_SITE,
      number: order.number,
      customerId: customer.id,
      status: order.status,
      totalMinor: total(order),
      currency: order.currency,
      ...parcel(order, now),
      placedAt: daysFrom(now, -order.placedDays),
      deliveredAt: order.deliveredDays === null ? null : daysFrom(now, -order.deliveredDays),
      street: customer.street,
      postcode: customer.postcode,
      city: customer.city,
      country: customer.country,
    })),
  });
  await tx.orderLine.createMany({
    data: orders.flatMap(({ order, id }) => order.lines.map((line) => ({ ...line, orderId: id }))),
  });
  await tx.invoice.createMany({
    data: orders.flatMap(({ order, customer, id }) =>
      order.invoice
        ? [
            {
              siteId: DEMO_SITE,
              orderId: id,
              customerId: customer.id,
              number: order.invoice.number,
              status: order.invoice.status,
              amountMinor: total(order),
              currency: order.currency,
              issuedAt: daysFrom(now, -order.placedDays),
              dueAt: daysFrom(
                now,
                (order.invoice.status === 'overdue' ? -1 : 14) - order.placedDays,
              ),
            },
          ]
        : [],
    ),
  });
  await seedRefunds(tx, orders, now);
}

interface SeededOrder {
  id: string;
  order: DemoOrder;
  customer: { id: string };
}

async function seedRefunds(tx: Tx, orders: SeededOrder[], now: Date): Promise<void> {
  for (const refund of demoRefunds) {
    const found = orders.find(({ order }) => order.number === refund.order);
    if (!found) throw new Error(`A refund names the unknown order ${refund.order}`);
    const at = daysFrom(now, -refund.daysAgo);
    await tx.refund.create({
      data: {
        siteId: DEMO_SITE,
        orderId: found.id,
        customerId: found.customer.id,
        amountMinor: refund.amountMinor,
        currency: refund.currency,
        reason: refund.reason,
        status: 'done',
        idempotencyKey: `seed:${refund.order}`,
        createdAt: at,
        settledAt: at,
      },
    });
  }
}

async function seedArticles(tx: Tx, now: Date): Promise<void> {
  await tx.article.createMany({
    data: LANGUAGES.flatMap((language) =>
      articlesByLanguage[language].map((article) => ({
        ...article,
        language,
        siteId: DEMO_SITE,
        updatedAt: now,
      })),
    ),
  });
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

const total = (order: DemoOrder) =>
  order.lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0);

function parcel(order: DemoOrder, now: Date) {
  if (!order.parcel) return {};
  const { carrier, tracking, place, expectedInDays } = order.parcel;
  const seenDays = order.deliveredDays ?? 0.25;
  return {
    carrier,
    tracking,
    lastSeenPlace: place,
    lastSeenAt: daysFrom(now, -seenDays),
    expectedAt: daysFrom(now, expectedInDays),
  };
}
