import type { Strings } from '../en/index.ts';

export const code: Strings['code'] = {
  copy: '复制',
  copied: '已复制',
  copyFailed: '不允许复制',
};
