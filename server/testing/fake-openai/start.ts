import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FakeAnswer } from './answer.ts';
import { checkRequest, type FakeRequestBody, fakeRequestBody } from './check-request.ts';
import { reply, replyError } from './reply.ts';

export interface FakeRequest {
  /** Slug from the `x-baton-agent` header, '' without one. */
  agent: string;
  body: FakeRequestBody;
  headers: IncomingMessage['headers'];
  /** Settles when the connection ends: true when the client left before the answer was whole. */
  leftEarly: Promise<boolean>;
}

export interface FakeOpenai {
  /** The base URL for a client, with `/v1`. */
  url: string;
  /** The well-formed requests in order. */
  requests: readonly FakeRequest[];
  /** Everything that was refused, and every request without an answer: expect `[]` at the end. */
  problems: readonly string[];
  /** Adds answers for an agent's slug, or for a model's name when its agent has none. */
  script(agentOrModel: string, answers: readonly FakeAnswer[]): void;
  /** Resolves with the nth request (from 1) once it is there. */
  request(n: number): Promise<FakeRequest>;
  close(): Promise<void>;
}

/** A local server that talks the Responses API (JSON and SSE), checks and misbehaves on demand. */
export async function startFakeOpenai(): Promise<FakeOpenai> {
  const scripts = new Map<string, FakeAnswer[]>();
  const requests: FakeRequest[] = [];
  const problems: string[] = [];
  const waiting: (() => void)[] = [];

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const text = await readBody(req);
    if (req.method !== 'POST' || req.url !== '/v1/responses') {
      return replyError(res, {
        status: 404,
        code: 'not_found',
        message: `${req.method} ${req.url}`,
      });
    }
    if (!/^Bearer \S+$/.test(req.headers.authorization ?? '')) {
      return replyError(res, { status: 401, code: 'invalid_api_key' });
    }
    const { body, found } = parse(text);
    problems.push(...found);
    if (body === undefined || found.length > 0) {
      return replyError(res, { status: 400, code: 'invalid_request', message: found.join('; ') });
    }
    const agent = String(req.headers['x-baton-agent'] ?? '');
    requests.push({ agent, body, headers: req.headers, leftEarly: leftEarly(res) });
    for (const wake of waiting.splice(0)) wake();
    const answer = nextAnswer(agent, body.model);
    if (answer === undefined) {
      problems.push(`no answer left for ${agent || body.model}`);
      return replyError(res, { status: 400, code: 'no_answer', message: problems.at(-1) });
    }
    await reply(res, body, answer, requests.length);
  }

  function nextAnswer(agent: string, model: string): FakeAnswer | undefined {
    return scripts.get(agent)?.shift() ?? scripts.get(model)?.shift();
  }

  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      problems.push(`the fake itself failed: ${String(error)}`);
      res.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake has no port');

  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    problems,
    script(key, answers) {
      scripts.set(key, [...(scripts.get(key) ?? []), ...answers]);
    },
    async request(n) {
      for (;;) {
        const found = requests[n - 1];
        if (found) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function parse(text: string): { body?: FakeRequestBody; found: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { found: ['the body is no JSON'] };
  }
  const parsed = fakeRequestBody.safeParse(json);
  if (parsed.success) return { body: parsed.data, found: checkRequest(parsed.data) };
  return { found: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}

function leftEarly(res: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    res.once('close', () => resolve(!res.writableFinished));
  });
}

async function readBody(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
