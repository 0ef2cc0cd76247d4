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

/** What a demo is made of, as it was written. */
export function demoFiles({ name, source }: Demo, variant: 'ts' | 'js'): PlainFile[] {
  const { html, language } = source[variant];
  return [{ name: `${name}.${language}`, language, code: plainText(html) }];
}
