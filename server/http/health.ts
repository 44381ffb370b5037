import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '../context.ts';
import { AppError } from '../errors.ts';
import { sendJson } from './respond.ts';

const PATIENCE_MS = 2_000;

/** 200 when the database answers within two seconds, else 503. */
export const healthRoute =
  (db: Db) =>
  async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('late')), PATIENCE_MS);
    });
    try {
      await Promise.race([db.$queryRaw`select 1`, late]);
    } catch {
      throw new AppError('unavailable', 'The database does not answer.');
    } finally {
      clearTimeout(timer);
    }
    sendJson(response, { status: 'ok' });
  };
