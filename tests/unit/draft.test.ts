import fs from 'node:fs';
import { expect, test } from 'vitest';
import { createDraft } from '../../app/_demo/editor/draft.ts';
import { findDemoFiles } from '../../pipeline/content/pages.ts';
import { previewOf } from '../../pipeline/demos/preview.ts';
import { formatSource } from '../../pipeline/demos/variants.ts';

const source = `import Box from './Box';

export default function Demo() {
  return (
    <Box>
      <a
        href="#"
      >
        One
      </a>
      <b>Two</b>
    </Box>
  );
}`;
const preview = `<a
  href="#"
>
  One
</a>
<b>Two</b>`;

test('an edited preview takes its place in the source, indented as that was', () => {
  const draft = createDraft(source, preview);
  draft.setPreview(preview.replace('<b>Two</b>', '<b>\n  Three\n\n  Four\n</b>'));
  expect(draft.code).toBe(
    source.replace('      <b>Two</b>', '      <b>\n        Three\n\n        Four\n      </b>'),
  );
  expect(draft.preview).toContain('<b>\n  Three\n\n  Four\n</b>');
  expect(draft.previewLine).toBe(5);
});

test('an edit of the whole source shows in the preview, as long as only its part was edited', () => {
  const draft = createDraft(source, preview);
  draft.code = source.replace('Two', '2');
  expect(draft.preview).toBe(preview.replace('Two', '2'));
  draft.code = source.replace('<Box>', '<Box id="box">');
  expect(draft.preview).toBeUndefined();
});

test('an emptied preview is an empty part', () => {
  const draft = createDraft(source, preview);
  draft.setPreview('');
  expect(draft.preview).toBe('');
  draft.setPreview(preview);
  expect(draft.code).toBe(source);
});

test('a preview within a line is found', () => {
  const draft = createDraft('export default () => <A b="1" />;', '<A b="1" />');
  draft.setPreview('<B />');
  expect(draft.code).toBe('export default () => <B />;');
});

test('text that looks the same is edited where the demo returns it', () => {
  const twice = 'const x = <A />;\nexport default function D() {\n  return <A />;\n}';
  const draft = createDraft(twice, '<A />');
  draft.setPreview('<B />');
  expect(draft.code).toContain('const x = <A />;');
  expect(draft.code).toContain('return <B />;');
});

test('characters outside the basic plane do not move the place', () => {
  const emoji = `// 🎉\n${source}`;
  const draft = createDraft(emoji, preview);
  draft.setPreview(preview);
  expect(draft.code).toBe(emoji);
});

test('a draft without a preview, or with one that is not in the source, is the source alone', () => {
  expect(createDraft(source).preview).toBeUndefined();
  expect(createDraft(source, '<nothing />').preview).toBeUndefined();
});

test('the preview of every demo is found in its source', async () => {
  for (const file of findDemoFiles()) {
    const code = await formatSource(fs.readFileSync(file, 'utf8'), file);
    const shown = previewOf(code);
    if (shown === undefined) continue;
    const draft = createDraft(code, shown);
    expect(draft.preview, file).toBe(shown);
    draft.setPreview('<Here />');
    expect(previewOf(draft.code), file).toBe('<Here />');
    draft.setPreview(shown);
    expect(draft.code, file).toBe(code);
  }
});
