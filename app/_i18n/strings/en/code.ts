/** Blocks of code. */
export const code = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not allowed',
} as const;
