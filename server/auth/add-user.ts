import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import * as z from 'zod';
import type { Db } from '../context.ts';
import { AppError } from '../errors.ts';
import { ROLES } from './operators.ts';

const input = z.object({
  email: z.email('must be an e-mail address').transform((email) => email.toLowerCase()),
  name: z.string().trim().min(1, 'must not be empty').max(80, 'must be 80 characters or fewer'),
  role: z.enum(ROLES, `must be one of: ${ROLES.join(', ')}`),
  password: z.string().min(10, 'must have 10 characters or more').max(128, 'is too long'),
  siteId: z.string(),
});

/**
 * Makes somebody who can sign in and answer customers (decisions.md 25). Throws `invalid` that
 * names the field, or `conflict` when the e-mail is taken. Returns the user's id.
 */
export async function addUser(db: Db, raw: z.input<typeof input>): Promise<string> {
  const parsed = input.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = String(issue?.path[0] ?? 'input');
    throw new AppError('invalid', `The ${field} ${issue?.message ?? 'is not valid'}.`, { field });
  }
  const { email, name, role, password, siteId } = parsed.data;
  const taken = await db.user.count({ where: { email } });
  if (taken > 0)
    throw new AppError('conflict', `There is already a user with the e-mail ${email}.`);
  const id = randomUUID();
  await db.user.create({
    data: {
      id,
      email,
      name,
      role,
      emailVerified: true,
      accounts: {
        create: {
          id: randomUUID(),
          accountId: id,
          providerId: 'credential',
          password: await hashPassword(password),
        },
      },
      operator: { create: { siteId } },
    },
  });
  return id;
}
