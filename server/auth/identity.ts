import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Ctx, Db } from '../context.ts';
import { AppError } from '../errors.ts';
import { bindCustomer } from './bind-customer.ts';

const MAX_LIFETIME_S = 3600;
const CLOCK_SKEW_S = 30;

const claimsSchema = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  email: z.string().optional(),
  name: z.string().optional(),
  plan: z.string().max(40).optional(),
});
export type IdentityClaims = z.infer<typeof claimsSchema>;

const refused = (why: string) =>
  new AppError('unauthenticated', `The identity token was refused: ${why}.`, { field: 'identity' });

/**
 * Reads the host page's token (decisions.md 23): HS256 with the site's secret, `aud` = site key,
 * `exp` at most one hour away. Anything else throws `unauthenticated`.
 */
export async function readIdentity(
  site: { key: string; secret: string },
  jwt: string,
  now: Date,
): Promise<IdentityClaims> {
  const payload = await jwtVerify(jwt, new TextEncoder().encode(site.secret), {
    algorithms: ['HS256'],
    audience: site.key,
    requiredClaims: ['sub', 'exp'],
    currentDate: now,
    clockTolerance: CLOCK_SKEW_S,
  }).then(
    (verified) => verified.payload,
    () => {
      throw refused('it is expired, or not signed by this site for this site');
    },
  );
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw refused('a claim has the wrong type');
  if (claims.data.exp > now.getTime() / 1000 + MAX_LIFETIME_S + CLOCK_SKEW_S) {
    throw refused('it may live for one hour at most');
  }
  return claims.data;
}

export interface VerifiedIdentity {
  siteId: string;
  /** Null when the shop knows nobody by this `sub` or e-mail: the visitor stays unverified. */
  customerId: string | null;
  plan: string | null;
}

/** Which customer of the shop a signed identity is: by `sub` when it is a customer's id, else e-mail. */
export async function verifyIdentity(
  db: Db,
  input: { siteKey: string; jwt: string; now: Date },
): Promise<VerifiedIdentity> {
  const site = await db.site.findUnique({ where: { key: input.siteKey } });
  if (!site) throw refused('it is expired, or not signed by this site for this site');
  const claims = await readIdentity(site, input.jwt, input.now);
  const customer = await customerOf(db, site.id, claims);
  return { siteId: site.id, customerId: customer?.id ?? null, plan: claims.plan ?? null };
}

async function customerOf(db: Db, siteId: string, claims: IdentityClaims) {
  const uuid = z.uuid().safeParse(claims.sub);
  if (uuid.success) {
    const bySub = await db.customer.findFirst({ where: { siteId, id: uuid.data } });
    if (bySub) return bySub;
  }
  const email = claims.email ?? (claims.sub.includes('@') ? claims.sub : null);
  if (email === null) return null;
  return db.customer.findUnique({
    where: { siteId_email: { siteId, email: email.toLowerCase() } },
  });
}

/**
 * Binds a visitor to the customer that the host page vouches for, and records it in open
 * conversations. `conflict` when this visitor is another customer: make a new visitor.
 */
export async function identifyVisitor(
  ctx: Ctx,
  input: { visitorId: string; siteKey: string; jwt: string },
): Promise<VerifiedIdentity> {
  const now = ctx.clock.now();
  const identity = await verifyIdentity(ctx.db, { ...input, now });
  const { customerId, plan } = identity;
  if (customerId === null) return identity;
  const conversations = await ctx.db.$transaction((tx) =>
    bindCustomer(tx, { visitorId: input.visitorId, customerId, via: 'jwt', provenAt: now, plan }),
  );
  for (const conversationId of conversations) ctx.publish({ type: 'conversation', conversationId });
  return identity;
}

/** What a host page's back end does: the demo shop signs with this. Valid for one hour. */
export async function signIdentity(
  site: { key: string; secret: string },
  claims: { sub: string; email: string; name: string; plan?: string },
  now: Date,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(site.key)
    .setIssuedAt(issued)
    .setExpirationTime(issued + MAX_LIFETIME_S)
    .sign(new TextEncoder().encode(site.secret));
}
