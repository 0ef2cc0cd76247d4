import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import {
  componentApiInput,
  getComponentApi,
  listComponents,
  listComponentsInput,
} from './componentTools.ts';
import { demoSourceInput, getDemoSource, readPage, readPageInput } from './pageTools.ts';
import { registerResources } from './resources.ts';
import { search, searchInput } from './searchTool.ts';

const instructions =
  'Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X at the versions named on each page. Search first, then read pages; get_component_api has the props of a component, get_demo_source working code.';

/** Nothing here asks clients for input, so no answer of theirs is ever checked. The SDK's own choice compiles code at run time. */
const noValidator: jsonSchemaValidator = {
  getValidator: () => () => ({
    valid: false,
    data: undefined,
    errorMessage: 'This server asks for nothing.',
  }),
};

/** Tools and resources of the documentation. A server serves one request: nothing is kept between calls. */
export function createServer(): McpServer {
  const server = new McpServer(
    { name: 'documentation', title: 'MUI documentation', version: '1.0.0' },
    { instructions, jsonSchemaValidator: noValidator },
  );
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages by words, in one product or in all, best first.',
      inputSchema: searchInput,
      annotations,
    },
    search,
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page as markdown, the sources of its demos included.',
      inputSchema: readPageInput,
      annotations,
    },
    readPage,
  );
  server.registerTool(
    'list_components',
    {
      title: 'List components',
      description: 'Components, hooks or interfaces that a product exports, with their pages.',
      inputSchema: listComponentsInput,
      annotations,
    },
    listComponents,
  );
  server.registerTool(
    'get_component_api',
    {
      title: 'Get the API of a component',
      description: 'Props, slots and CSS classes of a component; parameters of a hook.',
      inputSchema: componentApiInput,
      annotations,
    },
    getComponentApi,
  );
  server.registerTool(
    'get_demo_source',
    {
      title: 'Get the source of a demo',
      description: 'Complete code of a demo of a page, in TypeScript or JavaScript.',
      inputSchema: demoSourceInput,
      annotations,
    },
    getDemoSource,
  );
  registerResources(server.server);
  return server;
}
