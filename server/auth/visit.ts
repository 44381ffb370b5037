import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { toLanguage } from '../protocol/language.ts';
import { readToken, signToken } from './customer-token.ts';
import { findSite } from './find-site.ts';
import { identifyVisitor } from './identity.ts';

export interface EnterInput {
  token?: string;
  identity?: string;
  locale?: string;
  page?: string;
  siteKey?: string;
  acceptLanguage?: string;
}

export interface Entered {
  visitorId: string;
  siteId: string;
  token: string;
  verified: boolean;
  language: string;
}

/**
 * Lets a visitor in: the token's visitor, or a new one; a signed identity verifies the customer
 * (protocol.md "Handshake"). A bad token makes a new visitor, a bad identity is `unauthenticated`.
 */
export function makeEnter(ctx: Ctx, key: Uint8Array) {
  return async (input: EnterInput): Promise<Entered> => {
    const now = ctx.clock.now();
    const site = await findSite(ctx.db, input.siteKey);
    if (!site)
      throw new AppError('not_found', `There is no site with the key "${input.siteKey ?? ''}".`, {
        field: 'siteKey',
      });
    const known = input.token === undefined ? null : await readToken(key, input.token, now);
    const returning =
      known?.siteId === site.id
        ? await ctx.db.visitor.findUnique({ where: { id: known.visitorId } })
        : null;
    const locale = input.locale ?? input.acceptLanguage?.split(',')[0] ?? null;
    const newVisitor = () =>
      ctx.db.visitor.create({
        data: { siteId: site.id, locale, page: input.page ?? null, createdAt: now },
      });
    let visitor = returning ?? (await newVisitor());
    const identify = (visitorId: string) =>
      input.identity === undefined
        ? null
        : identifyVisitor(ctx, { visitorId, siteKey: site.key, jwt: input.identity });
    let identity = null;
    try {
      identity = await identify(visitor.id);
    } catch (error) {
      // Another customer signed in on this browser: they must not read the chat of the one before.
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      visitor = await newVisitor();
      identity = await identify(visitor.id);
    }
    return {
      visitorId: visitor.id,
      siteId: site.id,
      token: await signToken(key, { visitorId: visitor.id, siteId: site.id }, now),
      verified: (identity?.customerId ?? visitor.customerId) !== null,
      language: toLanguage(locale),
    };
  };
}
