import type { MiddlewareHandler } from 'hono';
import type { App } from '../app.ts';
import { setHeader } from '../http/setHeader.ts';
import { log } from './log.ts';

/** Cloudflare's own id of a request, when there is one: it is in Cloudflare's logs too. */
const rayId = /^[\da-f]{16,32}(-[A-Z]{3})?$/;
const maxLoggedPath = 200;

/** Milliseconds: what took longer is worth a line. */
const slow = 1000;

/**
 * Gives every answer of the Worker an `x-request-id`, and writes a line for what changes something, fails or is slow: what was asked and how
 * it went, not who asked. The platform counts the rest, and a line costs more than an ad.
 */
export const requestLog: MiddlewareHandler<App> = async (context, next) => {
  const started = Date.now();
  const ray = context.req.header('cf-ray') ?? '';
  const id = rayId.test(ray) ? ray : crypto.randomUUID();
  context.set('requestId', id);
  await next();
  setHeader(context, 'x-request-id', id);
  const { status } = context.res;
  const ms = Date.now() - started;
  if (context.req.method === 'GET' && status < 500 && ms < slow) return;
  log(status >= 500 ? 'error' : 'info', 'request', {
    id,
    method: context.req.method,
    path: new URL(context.req.url).pathname.slice(0, maxLoggedPath),
    status,
    ms,
  });
};
