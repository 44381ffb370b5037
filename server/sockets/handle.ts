import type { Socket } from 'socket.io';
import type { ZodMiniType } from 'zod/mini';
import type { Log } from '../context.ts';
import { AppError, toWireError } from '../errors.ts';
import type { Reply } from '../protocol/ack.ts';
import type { Limiter } from './limiter.ts';
import { wellFormed } from './well-formed.ts';

/** decisions.md 20: larger frames are refused by ack, above 256 KiB the transport closes. */
export const MAX_FRAME_BYTES = 64 * 1024;

/** These change nothing that a person reads: they are limited against floods only. */
const READS = new Set([
  'typing',
  'message:read',
  'conversation:open',
  'conversation:sync',
  'conversation:history',
  'conversation:list',
  'conversation:read',
]);

/** Of one socket these happen one after the other, in the order in which they were sent. */
const IN_ORDER = new Set(['message:send']);

export interface HandleOptions {
  log: Log;
  /** Absent: not limited (operators and supervisors are known people). */
  limiter?: Limiter;
  /** Whose tokens; e.g. the visitor's id. */
  key?: string;
  /** An event that costs nothing: the idempotent repeat of a stored message (decisions.md 20). */
  isFree?(event: string, payload: unknown): Promise<boolean>;
}

type Schemas = Record<string, ZodMiniType>;
type Handlers = Record<string, (payload: never) => Promise<unknown>>;
type Answer = (reply: Reply<unknown>) => void;

/**
 * The one door of every namespace: flood limit → known event → size → schema (unknown fields refused) →
 * rate limit → verb → ack. Whatever is thrown becomes the ack; nothing throws out of here, and an event without an
 * ack function is handled all the same.
 */
export function handle<S extends Schemas>(
  socket: Socket,
  schemas: S,
  handlers: { [E in keyof S]: (payload: never) => Promise<unknown> },
  options: HandleOptions,
): void {
  let line: Promise<void> = Promise.resolve();
  socket.onAny((event: string, ...args: unknown[]) => {
    const answer = ackOf(args, options.log);
    const work = () => serve(schemas, handlers, options, event, args, answer);
    if (IN_ORDER.has(event)) line = line.then(work);
    else void work();
  });
}

async function serve(
  schemas: Schemas,
  handlers: Handlers,
  options: HandleOptions,
  event: string,
  args: unknown[],
  answer: Answer,
): Promise<void> {
  try {
    spend(options, 'read');
    const payload = parse(schemas, event, args);
    if (!READS.has(event) && !(await options.isFree?.(event, payload))) spend(options, 'write');
    const verb = handlers[event];
    if (!verb) throw new AppError('internal', 'This event is not served yet.');
    answer({ ok: true, data: (await verb(payload as never)) ?? {} });
  } catch (thrown) {
    if (!(thrown instanceof AppError)) {
      options.log.error('verb_failed', { verb: event, message: String(thrown) });
    }
    answer({ ok: false, error: toWireError(thrown) });
  }
}

function parse(schemas: Schemas, event: string, args: unknown[]): unknown {
  const schema = Object.hasOwn(schemas, event) ? schemas[event] : undefined;
  if (!schema) {
    throw new AppError('invalid', 'There is no such event. Look at the protocol.', {
      field: 'event',
    });
  }
  const [raw, ...more] = args.filter((arg) => typeof arg !== 'function');
  if (more.length > 0) {
    throw new AppError('invalid', 'An event has one payload.', { field: 'payload' });
  }
  const payload = wellFormed(raw);
  const size = Buffer.byteLength(JSON.stringify(payload ?? null));
  if (size > MAX_FRAME_BYTES) {
    throw new AppError('too_large', `A frame may have ${MAX_FRAME_BYTES / 1024} KiB. Send less.`);
  }
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const { field, unknown } = firstProblem(parsed.error.issues);
  throw new AppError(
    'invalid',
    unknown ? `${event} has no field "${field}".` : `The field "${field}" is not right.`,
    { field },
  );
}

interface Issue {
  code?: string;
  path: PropertyKey[];
  keys?: string[];
  errors?: Issue[][];
}

/** The first wrong field by its dotted path; of a choice, that of its first deep problem. */
export function firstProblem(issues: Issue[]): { field: string; unknown: boolean } {
  const issue = issues[0];
  if (!issue) return { field: 'payload', unknown: false };
  const unknown = issue.code === 'unrecognized_keys';
  const path = [...issue.path, ...(unknown ? (issue.keys ?? []).slice(0, 1) : [])].map(String);
  return { field: path.join('.').slice(0, 100) || 'payload', unknown };
}

/** Every frame counts against floods, wrong ones too; what is written has a bucket of its own. */
function spend({ limiter, key }: HandleOptions, kind: 'read' | 'write'): void {
  const retryAfterMs = limiter && key !== undefined ? limiter.take(key, kind) : 0;
  if (retryAfterMs > 0) {
    throw new AppError('rate_limited', 'That was a lot at once. Wait a moment.', { retryAfterMs });
  }
}

function ackOf(args: unknown[], log: Log): Answer {
  const ack = args.find((arg) => typeof arg === 'function');
  if (!ack) return () => undefined;
  return (reply) => {
    try {
      ack(reply);
    } catch (error) {
      log.warn('ack_failed', { message: String(error) });
    }
  };
}
