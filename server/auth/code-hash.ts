import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A code is stored as this; the row's id is its salt (decisions.md 21). */
export const hashCode = async (code: string, id: string): Promise<string> =>
  (await derive(code, id, 32)).toString('base64');

export async function isCodeOf(
  row: { id: string; codeHash: string },
  code: string,
): Promise<boolean> {
  const typed = Buffer.from(await hashCode(code, row.id), 'base64');
  return timingSafeEqual(typed, Buffer.from(row.codeHash, 'base64'));
}
