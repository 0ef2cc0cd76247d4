import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the ad network does: shows an ad, thanks its backers for want of one, fails, or never gets to it. */
export type AdBehaviour = 'filled' | 'backers' | 'crash' | 'silent';

export interface AdServer {
  /** without a slash at the end */
  origin: string;
  behaviour: AdBehaviour;
  /** path of every request, in order */
  requests: string[];
  stop(): Promise<void>;
}

const scripts: Record<AdBehaviour, (origin: string) => string> = {
  filled: (origin) => insert(`${origin}/landing`, `${origin}/ad.svg`),
  backers: (origin) => insert(`${origin}/discover-more/backers`, `${origin}/ad.svg`),
  crash: () => 'throw new Error("the ad script failed");',
  silent: () => '',
};

/** As Carbon's script does it. The sentence says whether the script could get at the page. */
const insert = (link: string, image: string) => `
  let reach = 'kept apart';
  try { parent.document.title; reach = 'reached the page'; } catch {}
  try { localStorage.length; reach = 'reached the storage'; } catch {}
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<span class="carbon-wrap"><a class="carbon-img" href="${link}"><img alt="" src="${image}"></a><a class="carbon-text" href="${link}">An ad, ' + reach + '</a></span><a class="carbon-poweredby" href="${link}">ads via a network</a>';
  document.getElementById('_carbonads_js').after(ad);
`;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#c05"/></svg>';

/** A server of another origin: script, pictures and landing page of an ad network. */
export async function startAdServer(): Promise<AdServer> {
  const state = { behaviour: 'filled' as AdBehaviour, requests: [] as string[] };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, origin);
    state.requests.push(pathname);
    response.setHeader('cache-control', 'no-store');
    if (pathname === '/carbon.js')
      return response
        .setHeader('content-type', 'text/javascript')
        .end(scripts[state.behaviour](origin));
    if (pathname.endsWith('.svg'))
      return response.setHeader('content-type', 'image/svg+xml').end(picture);
    return response.setHeader('content-type', 'text/html').end('<title>Landing</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    origin,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
