import { Hono } from 'hono';
import { negotiateMarkdown } from './markdown/markdown.ts';
import { mcp } from './mcp/mcp.ts';
import { servePage } from './pages/servePage.ts';

const app = new Hono<{ Bindings: Env }>();

app.route('/mcp', mcp);
app.use(negotiateMarkdown);
app.all('*', ({ req, env, executionCtx }) =>
  servePage(
    req.raw as Request<unknown, IncomingRequestCfProperties>,
    env,
    executionCtx as ExecutionContext,
  ),
);

/** Pages come here first, other static assets do not (wrangler.toml); what else arrives has no file. */
export default app satisfies ExportedHandler<Env>;
