import type { Strings } from '../en/index.ts';

export const code: Strings['code'] = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não permitido',
};
