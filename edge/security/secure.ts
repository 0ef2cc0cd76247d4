import { hash } from 'virtual:inline-script';
import type { MiddlewareHandler } from 'hono';
import { documentHeaders, fileHeaders } from '../../app/_content/securityHeaders.ts';
import type { App } from '../app.ts';
import { setHeader } from '../http/setHeader.ts';

/** A Worker's configuration does not change while it runs. */
let ofDocuments: [string, string][] | undefined;
const ofFiles = Object.entries(fileHeaders);

/**
 * Sets the security headers on everything that the Worker answers. Static assets have them from `_headers`. What a route sets itself
 * stands: a frame may have a policy of its own.
 */
export const secure: MiddlewareHandler<App> = async (context, next) => {
  await next();
  const isJson = context.res.headers.get('content-type')?.startsWith('application/json');
  ofDocuments ??= Object.entries(documentHeaders({ ...context.env, inlineScriptHash: hash }));
  for (const [name, value] of isJson ? ofFiles : ofDocuments) {
    // the development server brings inline scripts and a WebSocket of its own
    const isOff = name === 'content-security-policy' && !import.meta.env.PROD;
    if (!isOff && !context.res.headers.has(name)) setHeader(context, name, value);
  }
};
