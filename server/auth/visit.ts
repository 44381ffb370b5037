import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { toLanguage } from '../protocol/language.ts';
import { readToken, signToken } from './customer-token.ts';
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

/** The site of people who come without a key: the chat page of this server itself. */
const OWN_SITE_KEY = 'demo';

/**
 * Lets a visitor in: the token's visitor, or a new one; a signed identity verifies the customer
 * (protocol.md "Handshake"). A bad token makes a new visitor, a bad identity is `unauthenticated`.
 */
export function makeEnter(ctx: Ctx, key: Uint8Array) {
  return async (input: EnterInput): Promise<Entered> => {
    const now = ctx.clock.now();
    const siteKey = input.siteKey ?? OWN_SITE_KEY;
    const site = await ctx.db.site.findUnique({ where: { key: siteKey } });
    if (!site)
      throw new AppError('not_found', `There is no site with the key "${siteKey}".`, {
        field: 'siteKey',
      });
    const known = input.token === undefined ? null : await readToken(key, input.token, now);
    const returning =
      known?.siteId === site.id
        ? await ctx.db.visitor.findUnique({ where: { id: known.visitorId } })
        : null;
    const locale = input.locale ?? input.acceptLanguage?.split(',')[0] ?? null;
    const visitor =
      returning ??
      (await ctx.db.visitor.create({
        data: { siteId: site.id, locale, page: input.page ?? null, createdAt: now },
      }));
    const identity =
      input.identity === undefined
        ? null
        : await identifyVisitor(ctx, { visitorId: visitor.id, siteKey, jwt: input.identity });
    return {
      visitorId: visitor.id,
      siteId: site.id,
      token: await signToken(key, { visitorId: visitor.id, siteId: site.id }, now),
      verified: (identity?.customerId ?? visitor.customerId) !== null,
      language: toLanguage(locale),
    };
  };
}
