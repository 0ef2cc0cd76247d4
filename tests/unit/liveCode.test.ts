import { describe, expect, test } from 'vitest';
import { crashReportAddress } from '../../app/_demo/crashReport.ts';
import { compile, CompileError } from '../../app/_demo/editor/compile.ts';
import { scopeModule } from '../../pipeline/demos/scope-module.ts';

const demo = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { DataGrid, GridColDef } from '@mui/x-data-grid';
import * as colors from '@mui/material/colors';
import { books as list } from './books';
import './styles.css';

const columns: GridColDef[] = [];

export default function Demo(props: ButtonProps) {
  const [open] = React.useState<boolean>(false);
  return <Button {...props} color={colors.red[500]}>{open && list.length}<DataGrid columns={columns} /></Button>;
}`;

describe('the scope of a demo', () => {
  const module = scopeModule(demo, (specifier) => `/content/${specifier.slice(2)}`);

  test('has what the demo imports at run time, by specifier, and React whole', () => {
    expect(module).toContain("import * as react from 'react';");
    expect(module).toContain('import { default as import2 } from "@mui/material/Button";');
    expect(module).toContain('import { DataGrid as import3 } from "@mui/x-data-grid";');
    expect(module).toContain('import * as import4 from "@mui/material/colors";');
    expect(module).toContain('import { books as import5 } from "/content/books";');
    expect(module).toContain('"@mui/material/Button": { "default": import2 }');
    expect(module).toContain('"@mui/material/colors": { ...import4 }');
    expect(module).toContain('"./books": { "books": import5 }');
    expect(module).toContain('"react/jsx-runtime": { ...jsx }');
  });

  test('has no types, and does not load styles again', () => {
    expect(module).not.toMatch(/ButtonProps|GridColDef/);
    expect(module).not.toContain('from "/content/styles.css"');
    expect(module).toContain('"./styles.css": {  }');
  });
});

describe('the compiler', () => {
  test('makes CommonJS of TSX', () => {
    const code = compile(demo);
    expect(code).toContain("require('@mui/material/Button')");
    expect(code).toContain('require("react/jsx-runtime")');
    expect(code).toContain('exports.default = Demo');
    expect(code).not.toMatch(/ButtonProps|<boolean>|^import /m);
  });

  test('takes JavaScript as well', () => {
    expect(compile('export default function A() { return <b>1</b>; }')).toContain("'b'");
  });

  test.each([
    ['const a = {\n  b: (\n};', 3],
    ['export default function A() {\n  return <b>;\n}', 2],
    ["const a = 'open", 1],
  ])('says what is wrong with %j, and on which line', (source, line) => {
    let error: unknown;
    try {
      compile(source);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(CompileError);
    expect((error as CompileError).line).toBe(line);
    expect((error as CompileError).message).not.toMatch(/\(\d+:\d+\)|transforming/);
  });
});

test('a crash report names the demo, the page, the version, the browser and the error', () => {
  const address = new URL(
    crashReportAddress('https://example.com/issues', {
      name: 'BasicButtons',
      page: 'https://docs.example/material-ui/react-button/',
      version: 'Material UI 6.3.0',
      userAgent: 'Browser/1',
      error: new TypeError('x is not a function'),
    }),
  );
  expect(address.pathname).toBe('/issues/new');
  expect(address.searchParams.get('title')).toBe('[docs] Demo BasicButtons crashes');
  const body = address.searchParams.get('body')!;
  expect(body).toContain('- Page: https://docs.example/material-ui/react-button/');
  expect(body).toContain('- Version: Material UI 6.3.0');
  expect(body).toContain('- Browser: Browser/1');
  expect(body).toContain('TypeError: x is not a function');
  const long = crashReportAddress('https://example.com/issues', {
    name: 'A',
    page: 'https://docs.example/',
    version: '',
    userAgent: '',
    error: '`'.repeat(100_000),
  });
  expect(long.length).toBeLessThan(8000);
});
