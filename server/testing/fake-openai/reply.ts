import type { ServerResponse } from 'node:http';
import type { FakeAnswer, FakeHttpError, FakeTrouble } from './answer.ts';
import type { FakeRequestBody } from './check-request.ts';
import { eventsOf, openingEvents, textEvents, type WireEvent } from './events.ts';
import { finishedResponse, startedResponse } from './response.ts';

/** Sends one scripted answer. `serial` makes the ids in it unique on this server. */
export async function reply(
  res: ServerResponse,
  body: FakeRequestBody,
  answer: FakeAnswer,
  serial: number,
): Promise<void> {
  if ('status' in answer) return replyError(res, answer);
  if ('trouble' in answer) return replyTrouble(res, body.model, answer, serial);
  await answer.holdUntil;
  const response = finishedResponse(serial, body.model, answer);
  if (body.stream !== true) {
    res.setHeader('content-type', 'application/json').end(JSON.stringify(response));
    return;
  }
  openStream(res);
  send(res, eventsOf(response));
  res.end();
}

export function replyError(res: ServerResponse, { status, code, message, headers }: FakeHttpError) {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  const error = {
    message: message ?? `fake ${status}`,
    type: 'error',
    code: code ?? null,
    param: null,
  };
  res.end(JSON.stringify({ error }));
}

function replyTrouble(
  res: ServerResponse,
  model: string,
  { trouble, text, code }: FakeTrouble,
  serial: number,
): void {
  const response = startedResponse(serial, model);
  openStream(res);
  send(res, [...openingEvents(response), ...(text ? textEvents(text) : [])]);
  const failure = { code: code ?? 'server_error', message: 'fake failure' };
  switch (trouble) {
    case 'cut':
      // Only once what was sent has left, or the client would see nothing of it.
      res.write(':\n\n', () => res.destroy());
      return;
    case 'unfinished':
      res.end();
      return;
    case 'stall':
      return;
    case 'garbage':
      res.end('event: response.completed\ndata: {"type": "response.comp\n\n');
      return;
    case 'failed':
      send(res, [
        { type: 'response.failed', response: { ...response, status: 'failed', error: failure } },
      ]);
      res.end();
      return;
    case 'error_event':
      send(res, [{ type: 'error', ...failure, param: null }]);
      res.end();
  }
}

function openStream(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
}

function send(res: ServerResponse, events: readonly WireEvent[]): void {
  events.forEach((event, sequence_number) => {
    res.write(`event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`);
  });
}
