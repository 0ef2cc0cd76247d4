import { z } from 'zod';

/** Inputs that several tools share. All are bounded: what is longer is refused before anything is done. */
export const productInput = z
  .string()
  .max(40)
  .regex(/^[a-z-]+$/)
  .describe('A product: material-ui, joy-ui, base-ui, system or x.');

export const pathInput = z
  .string()
  .min(1)
  .max(300)
  .describe('A page: its path, such as /material-ui/getting-started/, or its address.');

export const nameInput = z.string().max(100).regex(/^\w+$/, 'is a name as it is written in code');

export const variantInput = z
  .enum(['ts', 'js'])
  .default('ts')
  .describe('TypeScript or JavaScript.');
