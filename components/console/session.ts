import { Refusal } from './refusal.ts';

export interface Me {
  name: string;
  email: string;
  role: string;
}

/** Who is signed in, or null. Throws only when the server cannot be asked. */
export async function readSession(): Promise<Me | null> {
  const answer = await fetch('/api/auth/get-session', { headers: { accept: 'application/json' } });
  if (!answer.ok) return null;
  const body: unknown = await answer.json();
  return userOf(body);
}

export async function signIn(email: string, password: string): Promise<Me> {
  const answer = await post('/api/auth/sign-in/email', { email, password }).catch(() => {
    throw new Refusal('offline', 'The server cannot be reached. Check your connection.');
  });
  if (answer.ok) {
    const body: unknown = await answer.json();
    return userOf(body) ?? { name: email, email, role: 'operator' };
  }
  throw refused(answer.status, Number(answer.headers.get('retry-after')));
}

export async function signOut(): Promise<void> {
  await post('/api/auth/sign-out', {});
}

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function refused(status: number, retryAfterSec: number): Refusal {
  if (status === 401 || status === 403 || status === 400) {
    return new Refusal(
      'unauthenticated',
      'This e-mail and password do not belong together. Check both and try again.',
    );
  }
  if (status === 429) {
    const wait = retryAfterSec > 0 ? `${retryAfterSec} seconds` : 'a minute';
    return new Refusal('rate_limited', `Too many tries. Wait ${wait}, then try again.`);
  }
  return new Refusal('unavailable', 'Signing in does not work right now. Try again in a moment.');
}

function userOf(body: unknown): Me | null {
  if (!isRecord(body) || !isRecord(body.user)) return null;
  const { name, email, role } = body.user;
  if (typeof name !== 'string' || typeof email !== 'string') return null;
  return { name, email, role: typeof role === 'string' ? role : 'operator' };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const mayReview = (me: Me | null) =>
  me?.role === 'supervisor' || me?.role === 'administrator' || me?.role === 'admin';

/** Where to go after signing in. Only a path of this site: `next` comes from the address. */
export function nextPath(next: string | null, me: Me): string {
  if (next && /^\/(?![/\\])/.test(next)) return next;
  return mayReview(me) ? '/supervisor' : '/operator';
}
