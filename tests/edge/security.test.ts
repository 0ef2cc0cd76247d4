import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, inject, test } from 'vitest';
import { documentHeaders } from '../../app/_content/securityHeaders.ts';
import { assetsDir } from '../../pipeline/paths.ts';
import { bundleInlineScript, sourceHash } from '../../pipeline/vite/inline-script.ts';
import { observe } from './observatory.ts';
import { ask } from './reader.ts';

const site = inject('siteUrl');
const get = (address: string, method = 'GET') => ask(new URL(address, site), { method });

const common = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const styleSheet = fs.readdirSync(path.join(assetsDir, '_next/static/css'))[0];

/** Directives by name. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name, ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

describe('every response has security headers:', () => {
  test.for<[kind: string, address: string, method?: string]>([
    ['the home page', '/'],
    ['a page', '/material-ui/react-button/'],
    ['a page that does not exist', '/material-ui/nothing/'],
    ['a page in another language', '/zh/material-ui/react-button/'],
    ['a redirect', '/material-ui/'],
    ['a redirect in another language', '/pt/material-ui/'],
    ['a page that another language has not either', '/pt/material-ui/nothing/'],
    ['the redirect to the slash', '/material-ui/react-button'],
    ['a malformed address', '/%E0%A4%A'],
    ['a picture', '/static/favicon.svg'],
    ['a page asked for with POST', '/material-ui/react-button/', 'POST'],
  ])('%s, as a document', async ([, address, method]) => {
    const { headers } = await get(address, method);
    expect(headers).toMatchObject(common);
    const policy = directives(headers['content-security-policy'] as string);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      'form-action': ["'self'", 'https://codesandbox.io', 'https://stackblitz.com'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test.for([
    ['a hashed file', `/_next/static/css/${styleSheet}`],
    ['an endpoint', '/api/health'],
    ['an endpoint that does not exist', '/api/nothing'],
  ] as const)('%s, as a file', async ([, address]) => {
    const { headers } = await get(address);
    expect(headers).toMatchObject({
      ...common,
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
  });

  test('a 304', async () => {
    const { headers } = await get('/material-ui/react-button/');
    const again = await ask(new URL('/material-ui/react-button/', site), {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(common);
  });

  test('what the Worker makes and what is a file have the same', async () => {
    const made = (await get('/material-ui/nothing/')).headers;
    const file = (await get('/material-ui/react-button/')).headers;
    expect(made['content-security-policy']).toBe(file['content-security-policy']);
    expect(made['permissions-policy']).toBe(file['permissions-policy']);
  });

  test("answers of the Worker have an id, Cloudflare's own if there is one", async () => {
    expect((await get('/api/health')).headers['x-request-id']).toMatch(/^[\w-]{16,36}$/);
    const { headers } = await ask(new URL('/api/health', site), {
      headers: { 'cf-ray': '"><script>' },
    });
    expect(headers['x-request-id']).not.toContain('script');
  });
});

describe('the policy', () => {
  const inlineScripts = (html: string) =>
    [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([^]*?)<\/script>/g)]
      .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes!))
      .map(([, , code]) => code!);

  test('names the hash of every inline script that runs, on pages of every kind', async () => {
    for (const address of ['/', '/material-ui/react-button/', '/material-ui/nothing/']) {
      const { body, headers } = await get(address);
      const scripts = inlineScripts(body);
      expect(scripts.length, address).toBeGreaterThan(0);
      for (const script of scripts) {
        const hash = createHash('sha256').update(script).digest('base64');
        expect(headers['content-security-policy'], address).toContain(`'sha256-${hash}'`);
      }
    }
  });

  test('has no finding of high severity, with nothing configured', async () => {
    const { headers } = await get('/');
    const { csp } = new CspParser(String(headers['content-security-policy']));
    const findings = new CspEvaluator(csp).evaluate();
    const high = findings.filter(({ severity }) => severity <= Severity.HIGH);
    expect(high.map(({ description }) => description)).toEqual([]);
    console.log(
      findings
        .map(
          ({ severity, directive, value, description }) =>
            `csp_evaluator ${Severity[severity]}: ${directive} ${value ?? ''}: ${description}`,
        )
        .join('\n'),
    );
  });

  test('names the hosts of ads and analytics where they are configured, and only there', async () => {
    const hash = sourceHash((await bundleInlineScript()).code);
    const policyOf = (options: object) =>
      directives(
        documentHeaders({ inlineScriptHash: hash, ...options })['content-security-policy']!,
      );
    const bare = policyOf({});
    expect(bare['img-src']).toEqual(["'self'", 'data:', 'blob:']);
    expect(bare['script-src']).toEqual(["'self'", 'blob:', hash]);
    const full = policyOf({
      AD_FEED_URL: 'https://feed.example/ads',
      GA_ID: 'G-1',
    });
    expect(full['img-src']).toContain('https:');
    expect(full['script-src']).toEqual([
      ...bare['script-src']!,
      'https://www.googletagmanager.com',
    ]);
    expect(full['trusted-types']).toEqual(['default', 'analytics']);
    expect(full['connect-src']).toContain('https://*.google-analytics.com');
    expect(full['connect-src']).not.toContain('https://feed.example');
  });
});

test('the MDN HTTP Observatory grades the site A+', async () => {
  const { grade, score, failed } = await observe(site);
  console.log(`MDN HTTP Observatory: ${grade}, ${score} points`);
  expect(failed).toEqual([]);
  expect(grade).toBe('A+');
});
