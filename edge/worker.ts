import { Hono } from 'hono';
import { ads } from './ads/adRoute.ts';
import type { App } from './app.ts';
import { feedback } from './feedback/feedbackRoute.ts';
import { health } from './health/healthRoute.ts';
import { problem } from './http/problem.ts';
import { log } from './operations/log.ts';
import { requestLog } from './operations/requestLog.ts';
import { cachedPage } from './pages/cachedPage.ts';
import { secure } from './security/secure.ts';

/** Static assets answer first, but for /api (wrangler.toml). What reaches the Worker beside it has no file. */
const app = new Hono<App>();

app.use(requestLog, secure);

app.route('/api/ad', ads);
app.route('/api/feedback', feedback);
app.route('/api/health', health);
app.all('/api/*', () => problem(404, 'not-found', 'There is no such endpoint.'));

app.all('*', ({ req, env, executionCtx }) => cachedPage(req.raw, env, executionCtx));

app.onError((error, context) => {
  log('error', 'unexpected', { id: context.get('requestId'), error: String(error) });
  return problem(500, 'failed', 'Something went wrong. Please try again.');
});

export default app;
