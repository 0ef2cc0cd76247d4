import { describe, expect, test } from 'vitest';
import { previewOf } from '../../pipeline/demos/preview.ts';

/** A demo that returns `jsx`, as the formatter leaves it. */
function demo(jsx: string): string {
  if (!jsx.includes('\n')) return `export default function Demo() {\n  return ${jsx};\n}\n`;
  const indented = jsx.replace(/^(?=.)/gm, '    ');
  return `export default function Demo() {\n  return (\n${indented}\n  );\n}\n`;
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => `<A n={${at}} />`);

describe('the preview of a demo', () => {
  test('is the JSX that it returns, without its indentation', () => {
    expect(previewOf(demo('<Button>Save</Button>'))).toBe('<Button>Save</Button>');
    expect(previewOf(demo('<Card>\n  <Text />\n\n  <Text />\n</Card>'))).toBe(
      '<Card>\n  <Text />\n\n  <Text />\n</Card>',
    );
  });

  test.each(['div', 'Box', 'Stack', 'React.Fragment', 'Fragment', ''])(
    'leaves out an outer <%s>, which only lays out',
    (name) => {
      expect(previewOf(demo(`<${name}>\n  <A>\n    <B />\n  </A>\n  <C />\n</${name}>`))).toBe(
        '<A>\n  <B />\n</A>\n<C />',
      );
    },
  );

  test('leaves out the attributes of the wrapper with it', () => {
    expect(previewOf(demo('<Stack\n  spacing={2}\n  direction="row"\n>\n  <A />\n</Stack>'))).toBe(
      '<A />',
    );
  });

  test('leaves out one wrapper and no more', () => {
    expect(previewOf(demo('<Box>\n  <Stack>\n    <A />\n  </Stack>\n</Box>'))).toBe(
      '<Stack>\n  <A />\n</Stack>',
    );
  });

  test('keeps a wrapper that holds text alone, or that the page documents', () => {
    expect(previewOf(demo('<Box sx={{ p: 2 }}>Text</Box>'))).toBe('<Box sx={{ p: 2 }}>Text</Box>');
    const stack = '<Stack spacing={2}>\n  <A />\n</Stack>';
    expect(previewOf(demo(stack), ['Stack'])).toBe(stack);
  });

  test('keeps an element that closes itself', () => {
    expect(previewOf(demo('<Slider max={5} />'))).toBe('<Slider max={5} />');
    expect(previewOf(demo('<Box\n  sx={sx}\n/>'))).toBe('<Box\n  sx={sx}\n/>');
  });

  test('has 16 lines at most', () => {
    expect(previewOf(demo(`<Stack>\n  ${lines(16).join('\n  ')}\n</Stack>`))).toBe(
      lines(16).join('\n'),
    );
    expect(previewOf(demo(`<Stack>\n  ${lines(17).join('\n  ')}\n</Stack>`))).toBeUndefined();
  });

  test('counts the lines of what is shown, an element that is no wrapper included', () => {
    expect(previewOf(demo(`<Card>\n  ${lines(14).join('\n  ')}\n</Card>`))).toBeDefined();
    expect(previewOf(demo(`<Card>\n  ${lines(15).join('\n  ')}\n</Card>`))).toBeUndefined();
  });

  test('is what the component itself returns last', () => {
    expect(
      previewOf(`
function Other() {
  return <Other />;
}
export default function Demo() {
  const render = () => {
    return <Inner />;
  };
  if (render) {
    return <Early />;
  }
  return <Last />;
}`),
    ).toBe('<Last />');
  });

  test.each([
    ['has no default export', 'export function Demo() {\n  return <A />;\n}'],
    ['is an arrow function', 'export default () => <A />;'],
    ['returns no JSX', 'export default function Demo() {\n  return null;\n}'],
    [
      'returns one or the other',
      'export default function Demo() {\n  return a ? <A /> : <B />;\n}',
    ],
    ['returns nothing', 'export default function Demo() {}'],
    ['returns an empty wrapper', 'export default function Demo() {\n  return <div></div>;\n}'],
  ])('is left out of a demo that %s', (_, source) => {
    expect(previewOf(source)).toBeUndefined();
  });
});
