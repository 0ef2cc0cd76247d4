import type { Block, Demo } from './types.ts';
import { plainText } from './plainText.ts';

/** Every demo among blocks, in reading order. */
export function demosOf(blocks: Block[]): Demo[] {
  return blocks.flatMap((block) => {
    if (block.type === 'demo') return [block.demo];
    return 'children' in block ? demosOf(block.children) : [];
  });
}

export interface PlainFile {
  /** `BasicButtons.tsx` */
  name: string;
  language: string;
  code: string;
}

/** What a demo is made of, as it was written: of the first of its stylings. */
export function demoFiles({ variants }: Demo, language: 'ts' | 'js'): PlainFile[] {
  return variants[0]!.files.map(({ name, ts, js }) => {
    const code = language === 'js' ? (js ?? ts) : ts;
    return {
      name: language === 'js' ? name.replace(/\.tsx?$/, '.js') : name,
      language: code.language,
      code: plainText(code.html),
    };
  });
}
