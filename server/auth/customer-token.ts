import { jwtVerify, SignJWT } from 'jose';

const AUDIENCE = 'baton-customer';
const LIFETIME_S = 30 * 24 * 3600;

export interface CustomerToken {
  visitorId: string;
  siteId: string;
}

/** A visitor's proof of being the same browser: signed, bound to the visitor, valid for 30 days. */
export async function signToken(key: Uint8Array, token: CustomerToken, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ site: token.siteId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(token.visitorId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LIFETIME_S)
    .sign(key);
}

/** Null for anything that is not a valid token of ours: forged, expired, or made for another use. */
export async function readToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<CustomerToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'site'],
      currentDate: now,
    });
    if (typeof payload.sub !== 'string' || typeof payload.site !== 'string') return null;
    return { visitorId: payload.sub, siteId: payload.site };
  } catch {
    return null;
  }
}
