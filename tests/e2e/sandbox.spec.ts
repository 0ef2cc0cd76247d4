import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type * as LzString from 'lz-string';
import { rolldown } from 'rolldown';
import { root } from '../../pipeline/paths.ts';

// its CommonJS hides its names from Node
const { decompressFromBase64 } = createRequire(import.meta.url)('lz-string') as typeof LzString;

/** What the toolbar imports, as a classic script: `sandbox.openSandbox`. */
async function bundle(): Promise<string> {
  const build = await rolldown({
    input: path.join(root, 'app/_demo/sandbox/openSandbox.ts'),
    platform: 'browser',
  });
  const { output } = await build.generate({
    format: 'iife',
    name: 'sandbox',
    codeSplitting: false,
  });
  await build.close();
  return output[0].code;
}

for (const [site, host] of [
  ['stackblitz', 'stackblitz.com'],
  ['codesandbox', 'codesandbox.io'],
] as const)
  test(`a demo opens in ${host}, in a tab of its own that cannot reach this page`, async ({
    page,
    context,
  }) => {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sandbox</h1>' }),
    );
    await page.goto('/');
    await page.evaluate(await bundle());
    const opened = context.waitForEvent('page');
    const posted = context.waitForEvent('request', (request) => request.url().includes(host));
    await page.evaluate((to) => {
      const { sandbox } = globalThis as never as {
        sandbox: { openSandbox(to: string, demo: object): Promise<void> };
      };
      return sandbox.openSandbox(to, {
        name: 'SaveButton',
        product: 'material-ui',
        productName: 'Material UI',
        styling: 'system',
        variant: 'ts',
        origin: location.origin,
        files: [
          {
            name: 'SaveButton.tsx',
            code: "import Button from '@mui/material/Button';\n\nexport default function SaveButton() {\n  return <Button>Save & “close”</Button>;\n}\n",
          },
        ],
      });
    }, site);
    const request = await posted;
    expect(request.method()).toBe('POST');
    const fields = new URLSearchParams(request.postData()!);
    const files =
      site === 'stackblitz'
        ? new Map(
            [...fields].map(([name, text]) => [/\[files\]\[(.*)\]$/.exec(name)?.[1] ?? name, text]),
          )
        : new Map(
            Object.entries(
              (
                JSON.parse(
                  decompressFromBase64(
                    fields.get('parameters')!.replaceAll('-', '+').replaceAll('_', '/'),
                  ),
                ) as { files: Record<string, { content: string }> }
              ).files,
            ).map(([name, { content }]) => [name, content]),
          );
    expect(files.get('src/Demo.tsx')).toMatch(
      /SaveButton\(\) \{\r?\n {2}return <Button>Save & “close”</,
    );
    expect(files.get('package.json')).toContain('"@mui/material": "6.3.0"');
    const tab = await opened;
    await expect(tab.locator('h1')).toHaveText('Sandbox');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page.locator('form[target=_blank]')).toHaveCount(0);
  });
