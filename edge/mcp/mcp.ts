import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { MalformedMessage, parseMessages } from './parseMessages.ts';
import { readBody } from './readBody.ts';
import { createServer } from './server.ts';

/** Bytes of a request: a call of a tool takes a few hundred. */
const maxBody = 64 * 1024;
/** Calls in one request. */
const maxBatch = 10;
/** For people who open the address in a browser. */
const guide = '/material-ui/getting-started/mcp/';

/** The Model Context Protocol, over Streamable HTTP and without sessions: every request stands for itself. */
export const mcp = new Hono<{ Bindings: Env }>();

mcp.use(
  cors({
    origin: '*',
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: ['content-type', 'accept', 'mcp-protocol-version', 'mcp-session-id'],
    maxAge: 86_400,
  }),
);

mcp.get('/', (context) => {
  if (context.req.header('accept')?.includes('text/html')) return context.redirect(guide, 302);
  return protocolError(405, -32_000, 'There is nothing to listen to here: send a POST.', {
    allow: 'POST, OPTIONS',
  });
});

mcp.post('/', async ({ req, env }) => {
  const text = await readBody(req.raw, maxBody);
  if (text === undefined)
    return protocolError(413, -32_600, `A request has at most ${maxBody} bytes.`);
  const body = parseMessages(text, maxBatch);
  if (body instanceof MalformedMessage) return protocolError(400, body.code, body.message);
  const calls = Array.isArray(body) ? body.length : 1;
  if (!(await isAllowed(env, req.header('cf-connecting-ip'), calls)))
    return protocolError(429, -32_000, 'Too many calls: wait a minute.', { 'retry-after': '60' });
  return handle(req.raw, body);
});

mcp.all('/', () =>
  protocolError(405, -32_000, 'This address takes POST.', { allow: 'POST, OPTIONS' }),
);

async function handle(request: Request, body: unknown): Promise<Response> {
  const server = createServer();
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const response = await transport.handleRequest(request, { parsedBody: body });
    return new Response(response.body, {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' },
    });
  } catch (error) {
    console.error(JSON.stringify({ event: 'mcp-failed', error: String(error) }));
    return protocolError(500, -32_603, 'The request could not be answered.');
  } finally {
    await server.close();
  }
}

/** Counts every call of a batch. */
async function isAllowed(
  { MCP_LIMIT }: Env,
  address: string | undefined,
  calls: number,
): Promise<boolean> {
  const key = address ?? 'unknown';
  for (let call = 0; call < calls; call += 1)
    if (!(await MCP_LIMIT.limit({ key })).success) return false;
  return true;
}

/** An error as JSON-RPC has it, when the request could not be read far enough to name its call. */
function protocolError(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    {
      status,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
    },
  );
}
