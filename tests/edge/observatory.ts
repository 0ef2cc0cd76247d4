import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { vi } from 'vitest';

export interface Grade {
  grade: string;
  score: number;
  /** names of tests that were not passed */
  failed: string[];
}

/**
 * What the MDN HTTP Observatory says about a local site: its own analysis and grading, of the headers and the page that the site
 * answers. Its scanner is not used, as it asks public hosts over TLS alone. So what belongs to a deployment is given: the page
 * came by TLS with a valid certificate, and http:// leads to https:// (Cloudflare's "Always Use HTTPS").
 */
export async function observe(site: string): Promise<Grade> {
  const page = await fetch(site);
  const preflight = await fetch(site, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://http-observatory.security.mozilla.org',
      'access-control-request-method': 'GET',
    },
  });
  const requests = new Requests('docs.example');
  const toResponse = ({ status, statusText, headers }: Response) => ({
    headers: Object.fromEntries(headers),
    request: { headers: {} },
    status,
    statusText,
    verified: true,
    data: '',
    config: { headers: {} },
    httpEquiv: new Map(),
  });
  const [http, https] = ['http://docs.example/', 'https://docs.example/'].map(
    (url) => new URL(url),
  );
  Object.assign(requests.responses, {
    auto: toResponse(page),
    http: toResponse(page),
    https: toResponse(page),
    cors: toResponse(preflight),
    httpRedirects: [
      { url: http, status: 301 },
      { url: https, status: 200 },
    ],
    httpsRedirects: [{ url: https, status: 200 }],
  });
  requests.session = { url: https };
  requests.resources.path = await page.text();
  return withoutPreloadList(() => grade(requests));
}

function grade(requests: ObservatoryRequests): Grade {
  const results = ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => (result ? getScoreModifier(result) : 0));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const base = sum(modifiers.filter((modifier) => modifier < 0));
  // as the scanner does: credit beyond 100 counts where nothing else is amiss
  const score = base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : base;
  return {
    ...getGradeForScore(score),
    failed: results.filter(({ pass }) => !pass).map(({ constructor }) => constructor.name),
  };
}

/** The package downloads the browsers' HSTS preload list when it is installed. This site is on none: an empty one says so. */
function withoutPreloadList<T>(work: () => T): T {
  const readFileSync = fs.readFileSync;
  const spy = vi
    .spyOn(fs, 'readFileSync')
    .mockImplementation(((file: string, options: never) =>
      String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, options)) as never);
  try {
    return work();
  } finally {
    spy.mockRestore();
  }
}
