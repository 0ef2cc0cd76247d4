import { renderPage } from './pages/renderPage.ts';

/** Static assets answer first (wrangler.toml); what reaches the Worker has no file. */
export default {
  fetch: renderPage,
} satisfies ExportedHandler<Env>;
