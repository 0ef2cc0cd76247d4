import { describe, expect, it } from 'vitest';
import {
  defaultOf,
  describedSignature,
  isIgnored,
  parseDocComment,
} from '../../../pipeline/api/doc-comment.ts';

describe('a doc comment', () => {
  it('is text and tags', () => {
    const comment = parseDocComment('/**\n * Text.\n * More.\n * @default `false`\n */');
    expect(comment.text).toBe('Text.\nMore.');
    expect(defaultOf(comment)).toBe('false');
  });

  it('takes a tag behind a second asterisk for one', () => {
    const comment = parseDocComment('/**\n * @default Zoom\n * * @deprecated Use slots.\n */');
    expect(defaultOf(comment)).toBe('Zoom');
    expect(comment.tags[1]).toEqual({ name: 'deprecated', text: 'Use slots.' });
  });

  it('keeps package names that stand at the start of a line', () => {
    const comment = parseDocComment('/**\n * Import it from\n * @mui/material.\n */');
    expect(comment.text).toBe('Import it from\n@mui/material.');
  });

  it('tells what a function is called with and returns', () => {
    const { parameters, returns } = describedSignature(
      parseDocComment(
        '/**\n * @param {{ a: { b: string } }} event The source.\n * @param {string} [reason] Why: `"a"`,\n * or `"b"`.\n * @returns {boolean} Whether.\n */',
      ),
    );
    expect([...parameters]).toEqual([
      ['event', 'The source.'],
      ['reason', 'Why: `"a"`,\nor `"b"`.'],
    ]);
    expect(returns).toBe('Whether.');
  });

  it('hides what it ignores', () => {
    expect(isIgnored(parseDocComment('/** @ignore - do not document. */'))).toBe(true);
    expect(isIgnored(parseDocComment('/** Text about @ignore. */'))).toBe(false);
  });
});
