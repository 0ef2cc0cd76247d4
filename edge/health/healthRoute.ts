import { Hono } from 'hono';
import type { App } from '../app.ts';
import { withTimeout } from '../http/withTimeout.ts';

/** In milliseconds: a part that takes longer counts as failing. */
const checkTimeout = 2000;

type Status = 'ok' | 'failing' | 'not configured';

/** `GET /api/health`: 200 when pages can be served, 503 when not. What is merely optional never makes it 503. */
export const health = new Hono<App>().get('/', async ({ env, json }) => {
  const [assets, database] = await Promise.all([
    check(async () => {
      const response = await env.ASSETS.fetch('http://localhost/_documents/site.json');
      await response.body?.cancel();
      return response.ok;
    }),
    env.DB
      ? check(async () => !!(await env.DB?.prepare('SELECT id FROM feedback LIMIT 0').run()))
      : ('not configured' as const),
  ]);
  const status = assets !== 'ok' ? 'failing' : database === 'failing' ? 'degraded' : 'ok';
  return json(
    { status, build: SITE_BUILD, deployment: env.VERSION?.id ?? null, assets, database },
    assets === 'ok' ? 200 : 503,
    { 'cache-control': 'no-store' },
  );
});

async function check(works: () => Promise<boolean>): Promise<Status> {
  try {
    return (await withTimeout(works(), checkTimeout)) ? 'ok' : 'failing';
  } catch {
    return 'failing';
  }
}
