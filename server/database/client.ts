import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../prisma/client/client.ts';

export type Db = PrismaClient;

/** @param pool most connections at once; tests take 5 or less. */
export function openDatabase(url: string, pool = 10): Db {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, max: pool }),
    // Prisma's own 2 s and 5 s make a busy machine answer `internal` where waiting is right.
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
}
