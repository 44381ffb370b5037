import type { IncomingHttpHeaders } from 'node:http';
import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import type { Clock, Db } from '../context.ts';
import { trustedOrigins } from './origin.ts';
import { signInLimit } from './sign-in-limit.ts';

export const ROLES = ['operator', 'supervisor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export interface SignedInOperator {
  userId: string;
  name: string;
  role: Role;
  siteId: string;
}

/** Set by http/auth.ts from the socket, never taken from a client. */
export const CLIENT_ADDRESS_HEADER = 'x-baton-client-address';

/**
 * Sign-in of people: better-auth on our own tables, no sign-up. Who may call it by origin is
 * decided at http/auth.ts, because the library refuses a fetch without Origin (decisions.md 19).
 * `secret` is a key of its own, derived from BATON_SECRET.
 */
export function createOperatorAuth(parts: {
  db: Db;
  secret: string;
  publicUrl: string;
  clock: Clock;
}) {
  const limit = signInLimit();
  return betterAuth({
    baseURL: parts.publicUrl,
    basePath: '/api/auth',
    secret: parts.secret,
    database: prismaAdapter(parts.db, { provider: 'postgresql' }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'operator', input: false },
      },
    },
    trustedOrigins: trustedOrigins(parts.publicUrl),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // A wrong password is no event of the server's log; http/auth.ts logs what failed.
    logger: { disabled: true },
    advanced: {
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    hooks: {
      before: createAuthMiddleware(async (request) => {
        if (request.path !== '/sign-in/email') return;
        const address = request.headers?.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
        const email = String(request.body?.email ?? '');
        const retryAfterMs = limit.count(address, email, parts.clock.now());
        if (retryAfterMs === null) return;
        const message = 'Too many sign-ins. Wait a minute, then try again.';
        throw new APIError('TOO_MANY_REQUESTS', { code: 'RATE_LIMITED', message, retryAfterMs });
      }),
    },
  });
}

export type OperatorAuth = ReturnType<typeof createOperatorAuth>;

/** Who the session cookie in these headers belongs to; null without a valid session. */
export function operatorReader(auth: OperatorAuth, db: Db) {
  return async (headers: IncomingHttpHeaders): Promise<SignedInOperator | null> => {
    const session = await auth.api.getSession({ headers: fromNodeHeaders(headers) });
    if (!session) return null;
    const operator = await db.operator.findUnique({
      where: { id: session.user.id },
      include: { user: true },
    });
    const role = ROLES.find((one) => one === operator?.user.role);
    if (!operator || !role) return null;
    return { userId: operator.id, name: operator.user.name, role, siteId: operator.siteId };
  };
}

export type ReadOperator = ReturnType<typeof operatorReader>;
