import type { Demo } from '../_content/types.ts';

/** A demo in a frame of its own is out of the editor's reach. */
export const isEditable = (demo: Demo): boolean => demo.isEditable && !demo.frame;
