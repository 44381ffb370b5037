import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { OperatorAuth } from '../auth/operators.ts';
import type { Clock, Db, Log } from '../context.ts';
import { AppError } from '../errors.ts';
import { authRoute } from './auth.ts';
import { demoRoutes } from './demo.ts';
import { embedRoute, widgetRoute } from './embed.ts';
import { healthRoute } from './health.ts';
import { refuseMethod, sendError } from './respond.ts';

export interface HttpParts {
  config: { publicUrl: string; trustProxy: boolean; demo: boolean };
  db: Db;
  clock: Clock;
  log: Log;
  auth: OperatorAuth;
  /** Default: what the build wrote, below the working directory. */
  embedDir?: string;
  widgetFile?: string;
}

type Handle = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

interface Route {
  /** The path itself; with a `/*` at its end also everything below it. */
  at: string;
  /** Null: the handler knows its own methods. */
  methods: string[] | null;
  handle: Handle;
}

/**
 * What is neither a socket nor a page. True = answered; false = a page's business. An error is
 * answered as `{ error: { code, message } }`, never with internals.
 */
export function httpRoutes(
  parts: HttpParts,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const routes = routeTable(parts);
  return async (request, response) => {
    const url = addressOf(request);
    if (!url) {
      sendError(response, new AppError('invalid', 'The address is not valid.'));
      return true;
    }
    const route = routes.find((one) => matches(one.at, url.pathname));
    if (!route) return false;
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    if (route.methods && !route.methods.includes(request.method ?? '')) {
      refuseMethod(response, route.methods);
      return true;
    }
    try {
      await route.handle(request, response, url);
    } catch (error) {
      if (!(error instanceof AppError)) {
        parts.log.error('http.failed', { path: url.pathname, error: String(error) });
      }
      if (response.headersSent) response.destroy();
      else sendError(response, error);
    }
    return true;
  };
}

function routeTable(parts: HttpParts): Route[] {
  const { db, clock } = parts;
  const { publicUrl, trustProxy } = parts.config;
  const embedDir = parts.embedDir ?? path.resolve('.baton/embed');
  const widgetFile = parts.widgetFile ?? path.resolve('public/widget.js');
  const reads = ['GET', 'HEAD'];
  const demo = demoRoutes({ db, clock, publicUrl });
  const here = (handle: Handle): Handle => (parts.config.demo ? handle : noDemo);
  return [
    {
      at: '/api/auth/*',
      methods: null,
      handle: authRoute({ auth: parts.auth, publicUrl, trustProxy, log: parts.log }),
    },
    { at: '/health', methods: reads, handle: healthRoute(db) },
    { at: '/widget.js', methods: reads, handle: widgetRoute(widgetFile) },
    { at: '/embed/*', methods: reads, handle: embedRoute({ db, publicUrl, embedDir }) },
    { at: '/demo/customers', methods: reads, handle: here(demo.customers) },
    { at: '/demo/mailbox', methods: reads, handle: here(demo.mailbox) },
    { at: '/demo/sign-in', methods: ['POST'], handle: here(demo.signIn) },
  ];
}

function addressOf(request: IncomingMessage): URL | null {
  try {
    return new URL(request.url ?? '/', 'http://here');
  } catch {
    return null;
  }
}

const noDemo: Handle = async () => {
  throw new AppError('not_found', 'This is not a demo.');
};

const matches = (at: string, pathname: string): boolean =>
  at.endsWith('/*')
    ? pathname === at.slice(0, -2) || pathname.startsWith(at.slice(0, -1))
    : pathname === at;
