import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../app/_demo/playground/highlightJsx.ts';
import { initialValues, type Knobs } from '../../app/_demo/playground/knobs.ts';
import { writeJsx } from '../../app/_demo/playground/writeJsx.ts';

const knobs = {
  children: 'Save',
  variant: { options: ['solid', 'soft'], default: 'solid' },
  disabled: false,
  open: true,
} as const satisfies Knobs;

function write(
  changed: Record<string, string | boolean>,
  attributes: string[] = [],
  content?: string,
): string {
  const values: Record<string, string | boolean> = { ...initialValues(knobs), ...changed };
  if (content !== undefined) delete values['children'];
  return writeJsx({ name: 'Button', attributes, content, knobs, values });
}

describe('the code of a playground', () => {
  test('leaves out what is the default', () => {
    expect(write({})).toBe('<Button>Save</Button>');
  });

  test('names what was changed, in the order of the knobs', () => {
    expect(write({ disabled: true, open: false, variant: 'soft' })).toBe(
      '<Button variant="soft" disabled open={false}>Save</Button>',
    );
  });

  test('writes text so that it is read as text', () => {
    expect(write({ children: '1 < 2' })).toBe('<Button>{"1 < 2"}</Button>');
    expect(write({ variant: 'a "b"' })).toBe('<Button variant={"a \\"b\\""}>Save</Button>');
  });

  test('closes an element without content', () => {
    expect(write({ children: '' })).toBe('<Button />');
  });

  test('gives each attribute a line where one is too short for all', () => {
    const long = 'aria-label="A label that is long enough to fill the line"';
    expect(write({ disabled: true }, [long])).toBe(
      `<Button\n  ${long}\n  disabled\n>\n  Save\n</Button>`,
    );
  });

  test('indents content of several lines', () => {
    expect(write({}, [], '<b>\n  x\n</b>')).toBe('<Button>\n  <b>\n    x\n  </b>\n</Button>');
  });
});

test('highlighting cuts the code into tokens, and loses nothing', () => {
  const code = '<Button variant="soft" disabled>\n  Save it\n</Button>';
  const tokens = tokensOf(code);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  expect(tokens.filter(({ kind }) => kind)).toEqual([
    { kind: 'tag', text: '<Button' },
    { kind: 'attribute', text: 'variant' },
    { kind: 'string', text: '"soft"' },
    { kind: 'attribute', text: 'disabled' },
    { kind: 'tag', text: '</Button' },
  ]);
});
