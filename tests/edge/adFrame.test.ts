import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startWorker, type RunningWorker } from '../../pipeline/serve-worker.ts';

const script = 'https://ads.example.com/carbon.js?serve="a"&b=<c>';

let worker: RunningWorker;

beforeAll(async () => {
  worker = await startWorker({
    vars: {
      AD_SCRIPT_URL: script,
      AD_SCRIPT_HOSTS: 'https://srv.example.com https://x.example.com',
    },
  });
});

afterAll(() => worker?.stop());

describe('the frame of the ad script', () => {
  test('is not there where no script is configured', async () => {
    const response = await fetch(new URL('/api/ad-frame', inject('siteUrl')));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('names the script as data, which cannot leave its attribute', async () => {
    const html = await (await worker.fetch('/api/ad-frame')).text();
    expect(html).toContain(
      '<body data-script="https://ads.example.com/carbon.js?serve=&quot;a&quot;&amp;b=<c>">',
    );
  });

  test('lets scripts come from the configured hosts alone, and has no origin', async () => {
    const response = await worker.fetch('/api/ad-frame');
    const inline = /<script>([^]*)<\/script>/.exec(await response.text())![1]!;
    const hash = createHash('sha256').update(inline).digest('base64');
    const policy = response.headers.get('content-security-policy')!.split('; ');
    expect(policy).toContain(
      `script-src 'sha256-${hash}' https://ads.example.com https://srv.example.com https://x.example.com`,
    );
    expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
