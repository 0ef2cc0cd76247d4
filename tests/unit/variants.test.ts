import { describe, expect, test } from 'vitest';
import { formatSource, toJavaScript } from '../../pipeline/demos/variants.ts';

describe('shown code', () => {
  test('is formatted: single quotes, 80 columns, no empty line at its end', async () => {
    const long = 'a'.repeat(30);
    expect(
      await formatSource(
        `import A from "a"\nexport default function Demo() { return <A first="${long}" second="${long}" /> }\n\n`,
        'Demo.tsx',
      ),
    ).toBe(
      `import A from 'a';\nexport default function Demo() {\n  return (\n    <A\n      first="${long}"\n      second="${long}"\n    />\n  );\n}`,
    );
  });

  test('that is formatted stays as it is', async () => {
    const code = `// why\nconst a = 'b';\n\n/* what */\nfoo(a);`;
    expect(await formatSource(code, 'demo.ts')).toBe(code);
  });

  test('with a syntax error is refused', async () => {
    await expect(formatSource('export default function (', 'Demo.tsx')).rejects.toThrow(
      SyntaxError,
    );
  });
});

describe('the JavaScript variant', () => {
  test('has no types', async () => {
    expect(
      await toJavaScript(`interface Option {
  label: string;
}
type Id = string;

export default function Demo<T extends Option>({ id }: { id?: Id }) {
  const [value, setValue] = React.useState<string | null>(null);
  const option = { label: value! } as const satisfies Option;
  return <Select<T> id={id} onChange={(event: Event) => setValue(event as never)} />;
}`),
    ).toBe(`export default function Demo({ id }) {
  const [value, setValue] = React.useState(null);
  const option = { label: value };
  return <Select id={id} onChange={(event) => setValue(event)} />;
}`);
  });

  test('keeps JSX, comments and blank lines', async () => {
    const code = `// first
const a = 1;

/** what it is */
function Part() {
  // why

  return (
    <>
      {/* inside */}
      <b>{a}</b>
    </>
  );
}`;
    expect(await toJavaScript(code)).toBe(code);
  });

  test('keeps modern syntax as it is written', async () => {
    const code = `const a = b?.c ?? d;\nclass E {\n  #f = 1;\n}`;
    expect(await toJavaScript(code)).toBe(code);
  });

  test('has no imports that only types need', async () => {
    const javascript = await toJavaScript(`import type { Theme } from 'a';
import Button, { type ButtonProps } from 'b';
import { SxProps } from 'c';
import { Shown, Unshown } from 'd';

export const use = (theme: Theme, sx: SxProps, props: ButtonProps, other: Unshown) => (
  <Button {...props} as={Shown} />
);`);
    expect(javascript.match(/^import.*$/gm)).toEqual([
      "import Button from 'b';",
      "import { Shown } from 'd';",
    ]);
    expect(javascript).toContain('export const use = (theme, sx, props, other) =>');
  });

  test('keeps imports that are used in JSX only, and those with side effects', async () => {
    const code = `import 'side-effect';
import * as React from 'react';
import Box from 'box';

export default function Demo() {
  return (
    <React.Fragment>
      <Box />
    </React.Fragment>
  );
}`;
    expect(await toJavaScript(code)).toBe(code);
  });

  // remove `.fails` when an import that goes takes its line with it
  test('has no empty line where an import of types was', async () => {
    expect(
      await toJavaScript(
        `import a from 'a';\nimport type { B } from 'b';\nimport c from 'c';\n\na(c);`,
      ),
    ).toBe(`import a from 'a';\nimport c from 'c';\n\na(c);`);
  });
});
