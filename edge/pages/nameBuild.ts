import type { MiddlewareHandler } from 'hono';
import { buildHeader } from '../../app/_offline/caches.ts';
import { setHeader } from '../http/setHeader.ts';

/** Says in every answer which build made it. Static assets say it in `_headers`. The service worker keeps builds apart by it. */
export const nameBuild: MiddlewareHandler = async (context, next) => {
  await next();
  setHeader(context, buildHeader, SITE_BUILD);
};
