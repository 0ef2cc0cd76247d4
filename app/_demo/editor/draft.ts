/** A demo's source while somebody edits it, either whole or only the part that the preview shows. */
export interface Draft {
  /** the whole source as edited */
  code: string;
  /** the preview's part of `code`; undefined when there is no preview, or when what surrounds it was edited */
  readonly preview: string | undefined;
  /** the line of `code`, counted from 0, on which the preview begins */
  readonly previewLine: number;
  setPreview(text: string): void;
}

/** @param preview what the page shows of `source`: a part of it, without its indentation */
export function createDraft(source: string, preview?: string): Draft {
  const span = preview === undefined ? undefined : findPreview(source, preview);
  const before = source.slice(0, span?.start);
  const after = span ? source.slice(span.end) : '';
  return {
    code: source,
    get preview() {
      const { code } = this;
      const isAround =
        span &&
        code.length >= before.length + after.length &&
        code.startsWith(before) &&
        code.endsWith(after);
      if (!isAround) return undefined;
      const part = code.slice(before.length, code.length - after.length);
      return part.replaceAll(`\n${span.indent}`, '\n');
    },
    previewLine: before.split('\n').length - 1,
    setPreview(text) {
      if (!span) return;
      this.code = before + text.replace(/\n(?=.)/g, `\n${span.indent}`) + after;
    },
  };
}

interface Span {
  start: number;
  end: number;
  /** of the line that the preview begins on */
  indent: string;
}

/**
 * Where the preview is in the source. Both are compared without what indents their lines. A demo returns what the preview shows at its
 * end, so the last place counts.
 */
function findPreview(source: string, preview: string): Span | undefined {
  const { text, offsets } = withoutIndents(source);
  const wanted = withoutIndents(preview).text.trimEnd();
  const at = text.lastIndexOf(wanted);
  if (!wanted || at === -1) return undefined;
  const start = offsets[at]!;
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start);
  return {
    start,
    end: offsets[at + wanted.length - 1]! + 1,
    indent: /^ */.exec(line)![0].slice(/^ */.exec(preview)![0].length),
  };
}

/** The text with each line's leading spaces removed, and for each character left where it was. */
function withoutIndents(source: string): { text: string; offsets: number[] } {
  let text = '';
  const offsets: number[] = [];
  let isIndent = true;
  for (let offset = 0; offset < source.length; offset += 1) {
    const character = source[offset]!;
    if (isIndent && character === ' ') continue;
    isIndent = character === '\n';
    text += character;
    offsets.push(offset);
  }
  return { text, offsets };
}
