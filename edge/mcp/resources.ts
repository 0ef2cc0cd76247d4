import { env } from 'cloudflare:workers';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { markdownPath } from '../../app/_content/markdownPath.ts';
import { readPages } from '../../app/_content/readDocument.ts';
import { maxAnswer } from './answers.ts';
import { pageMarkdown, pagePath } from './library.ts';

/** Pages of one answer; the next cursor is the number of those that were listed. */
const pageSize = 100;
const maxUri = 400;

/** Every page is a resource: its markdown, under the address that it is public at. */
export function registerResources(server: Server): void {
  server.registerCapabilities({ resources: {} });

  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const from = cursor(params?.cursor);
    const pages = await readPages();
    const resources = pages.slice(from, from + pageSize).map(({ path, title }) => ({
      uri: `${env.SITE_ORIGIN}${markdownPath(path)}`,
      name: title,
      mimeType: 'text/markdown',
    }));
    const next = from + pageSize;
    return next < pages.length ? { resources, nextCursor: String(next) } : { resources };
  });

  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: `${env.SITE_ORIGIN}/{+path}.md`,
        name: 'A page of the documentation',
        mimeType: 'text/markdown',
      },
    ],
  }));

  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const isHere = uri.length <= maxUri && uri.startsWith(`${env.SITE_ORIGIN}/`);
    const path = isHere ? pagePath(uri) : undefined;
    const text = path && (await pageMarkdown(path));
    if (!text) throw new McpError(ErrorCode.InvalidParams, 'There is no such resource.');
    const whole = text.length <= maxAnswer;
    const cut = `${text.slice(0, maxAnswer)}\n\n[Cut after ${maxAnswer} of ${text.length} characters. Read on with the tool read_page.]`;
    return { contents: [{ uri, mimeType: 'text/markdown', text: whole ? text : cut }] };
  });
}

function cursor(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,6}$/.test(text))
    throw new McpError(ErrorCode.InvalidParams, 'The cursor is not one of this server.');
  return Number(text);
}
