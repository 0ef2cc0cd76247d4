import type { Block, Demo } from './types.ts';

/** Every demo among blocks, in reading order. */
export function demosOf(blocks: Block[]): Demo[] {
  return blocks.flatMap((block) => {
    if (block.type === 'demo') return [block.demo];
    return 'children' in block ? demosOf(block.children) : [];
  });
}
