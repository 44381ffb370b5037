import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { keepSecret, makeDataFolder } from './database/data-folder.ts';
import { StartError } from './start-error.ts';

/** What a person configures. A variable that is set but empty counts as not set. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the built-in PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  secret: string;
  /** Demo users, demo shop and mailbox; binds 127.0.0.1 unless HOST says otherwise. */
  demo: boolean;
  /** Where people reach this app, without a slash at the end. */
  publicUrl: string;
  /** `publicUrl`'s origin, and its 127.0.0.1 twin when it is localhost. */
  trustedOrigins: string[];
  trustProxy: boolean;
  redisUrl: string | null;
  smtpUrl: string | null;
  openai: { apiKey: string; baseUrl: string | null; triage: string; specialist: string } | null;
  /** Tokens of a handoff package (handoff.md H19, H53). */
  tokenBudget: number;
  /** Hours in which a message reopens a resolved conversation; 0 = never. */
  reopenHours: number;
  /** False only under load tests. */
  limiter: boolean;
  /** `dev`: compiled on demand, without CSP. `off`: sockets and HTTP only (kill tests, extra nodes). */
  pages: 'built' | 'dev' | 'off';
}

const flag = z.enum(['0', '1', 'true', 'false', 'on', 'off']);
const isOn = (value: string) => value === '1' || value === 'true' || value === 'on';

const port = z.coerce.number('a number from 0 to 65535').int().min(0).max(65_535);
const positive = z.coerce.number('a number').int().min(0);

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BATON_SECRET: z.string().min(32).optional(),
  DEMO: flag.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag.default('0'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_TRIAGE: z.string().default('gpt-5-mini'),
  MODEL_SPECIALIST: z.string().default('gpt-5'),
  HANDOFF_TOKEN_BUDGET: positive.default(2000),
  REOPEN_HOURS: positive.default(24),
  LIMITER: flag.default('on'),
  BATON_PAGES: z.enum(['built', 'dev', 'off']).default('built'),
});
type Variable = keyof typeof variables.shape;

const wanted: Partial<Record<Variable, string>> = {
  PORT: 'set it to a number from 0 to 65535, for example PORT=3000',
  DATABASE_URL: 'set it to postgresql://user:password@host:5432/database, or leave it out',
  BATON_SECRET: 'set it to at least 32 characters, for example from: openssl rand -hex 32',
  PUBLIC_URL: 'set it to the address people open, for example https://support.example.com',
  REDIS_URL: 'set it to redis://host:6379, or leave it out',
  SMTP_URL: 'set it to smtp://user:password@host:587, or leave it out',
  OPENAI_BASE_URL: 'set it to http(s)://host/v1, or leave it out',
  HANDOFF_TOKEN_BUDGET: 'set it to a whole number of tokens, for example 2000',
  REOPEN_HOURS: 'set it to a whole number of hours, 0 for never',
  BATON_PAGES: 'set it to built, dev or off',
};

const refuse = (variable: Variable, why: string, todo?: string) =>
  new StartError(`${variable} ${why}: ${todo ?? wanted[variable] ?? 'set it to on or off'}.`);

/** Reads and checks the environment; throws StartError that names the variable and what to do. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in variables.shape && value?.trim()),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as Variable;
    const shown = name === 'PORT' || name.endsWith('_HOURS') ? ` (${given[name]})` : '';
    throw refuse(name, `is not valid${shown}`);
  }
  const read = parsed.data;
  if (read.DATABASE_URL && !read.BATON_SECRET)
    throw refuse('BATON_SECRET', 'is required when DATABASE_URL is set');

  const dataDir = makeDataFolder(read.DATA_DIR);
  const demo = read.DEMO === undefined ? !read.DATABASE_URL : isOn(read.DEMO);
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, '');
  return {
    port: read.PORT,
    host: read.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    databaseUrl: read.DATABASE_URL ?? null,
    secret:
      read.BATON_SECRET ?? keepSecret(dataDir, 'secret', () => randomBytes(32).toString('hex')),
    demo,
    publicUrl,
    trustedOrigins: originsOf(publicUrl),
    trustProxy: isOn(read.TRUST_PROXY),
    redisUrl: read.REDIS_URL ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    openai: read.OPENAI_API_KEY
      ? {
          apiKey: read.OPENAI_API_KEY,
          baseUrl: read.OPENAI_BASE_URL ?? null,
          triage: read.MODEL_TRIAGE,
          specialist: read.MODEL_SPECIALIST,
        }
      : null,
    tokenBudget: read.HANDOFF_TOKEN_BUDGET,
    reopenHours: read.REOPEN_HOURS,
    limiter: isOn(read.LIMITER),
    pages: read.BATON_PAGES,
  };
}

function originsOf(publicUrl: string): string[] {
  const { origin, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return [origin, origin.replace('localhost', '127.0.0.1')];
  if (hostname === '127.0.0.1') return [origin, origin.replace('127.0.0.1', 'localhost')];
  return [origin];
}
