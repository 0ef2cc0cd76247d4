import { Hono } from 'hono';
import { adFrame } from './ads/adFrame.ts';
import { ads } from './ads/adRoute.ts';
import { events } from './analytics/events.ts';
import type { App } from './app.ts';
import { feedback } from './feedback/feedbackRoute.ts';
import { health } from './health/healthRoute.ts';
import { problem } from './http/problem.ts';
import { negotiateMarkdown } from './markdown/markdown.ts';
import { mcp } from './mcp/mcp.ts';
import { log } from './operations/log.ts';
import { requestLog } from './operations/requestLog.ts';
import { nameBuild } from './pages/nameBuild.ts';
import { servePage } from './pages/servePage.ts';
import { staticCopy } from './pages/staticCopy.ts';
import { secure } from './security/secure.ts';

/** Pages and endpoints come here first, other static assets do not (wrangler.toml); what else arrives has no file. */
const app = new Hono<App>();

app.use(requestLog, secure, nameBuild);

app.route('/api/ad', ads);
app.route('/api/ad-frame', adFrame);
app.route('/api/events', events);
app.route('/api/feedback', feedback);
app.route('/api/health', health);
app.all('/api/*', ({ req }, next) =>
  // old addresses of pages end with a slash, endpoints never
  req.path.endsWith('/') ? next() : problem(404, 'not-found', 'There is no such endpoint.'),
);
app.route('/mcp', mcp);

app.use(negotiateMarkdown);
app.all('*', ({ req, env, executionCtx }) => servePage(req.raw, env, executionCtx));

app.onError((error, context) => {
  log('error', 'unexpected', { id: context.get('requestId'), error: String(error) });
  return problem(500, 'failed', 'Something went wrong. Please try again.');
});

export default {
  async fetch(request, env, context) {
    return (await staticCopy(request, env)) ?? app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
