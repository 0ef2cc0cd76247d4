import { Hono } from 'hono';
import { adFrame } from './ads/adFrame.ts';
import { events } from './analytics/events.ts';
import { nameBuild } from './pages/nameBuild.ts';
import { renderPage } from './pages/renderPage.ts';

/** Static assets answer first (wrangler.toml); what reaches the Worker has no file. */
const app = new Hono<{ Bindings: Env }>();
app.use(nameBuild);
app.route('/api/ad-frame', adFrame);
app.route('/api/events', events);
app.all('*', (c) =>
  renderPage(
    c.req.raw as Request<unknown, IncomingRequestCfProperties>,
    c.env,
    c.executionCtx as ExecutionContext,
  ),
);

export default app satisfies ExportedHandler<Env>;
