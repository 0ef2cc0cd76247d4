import { describe, expect, test } from 'vitest';
import { errorsIn, readProductionErrors } from '../../pipeline/production-errors.ts';
import { errorPackages } from '../../pipeline/site-documents.ts';

describe('the numbered errors of a module', () => {
  test('are read with places for their values', () => {
    const text = [
      "import _formatMuiErrorMessage from '@mui/utils/formatMuiErrorMessage';",
      'if (bad) throw new Error(process.env.NODE_ENV !== "production" ? `MUI: No ${kind} here.\\n` + "Ask " + (`${a}${b ? ` of ${b}` : ""}`) + "." : _formatMuiErrorMessage(7, kind, a, b));',
    ].join('\n');
    expect(errorsIn(text)).toEqual([{ code: 7, message: 'MUI: No %s here.\nAsk %s%s.' }]);
  });

  test('are found in CommonJS modules too', () => {
    expect(
      errorsIn('const e = dev ? "MUI: Gone." : (0, _formatMuiErrorMessage2.default)(3);'),
    ).toEqual([{ code: 3, message: 'MUI: Gone.' }]);
  });

  test('are nothing else', () => {
    expect(errorsIn('const a = b ? "text" : format(1); const c = d ? "x" : "y";')).toEqual([]);
  });
});

test('the installed packages have them, each code once, in order', () => {
  const errors = readProductionErrors(errorPackages);
  const codes = errors.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b));
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.find(({ code }) => code === 2)).toMatchObject({
    message: expect.stringContaining('`Select` component with `multiple`'),
    packages: ['@mui/material'],
  });
  for (const { message } of errors) expect(message).toMatch(/^MUI: /);
});
