import type { Strings } from '../en/index.ts';

export const page: Strings['page'] = {
  tabs: 'Páginas deste componente',
  demos: 'Demonstrações',
  componentsApi: 'API dos componentes',
  hooksApi: 'API dos hooks',
  copy: 'Copiar página',
  copied: 'Copiada',
  copyFailed: 'Não foi possível copiar',
  menu: 'Mais formas de levar esta página',
  view: 'Ver como Markdown',
  ask: 'Perguntar sobre esta página ao {{assistant}}',
  prompt: 'Leia {{address}} e ajude-me com isso.',
  connect: 'Conectar um assistente',
  modified: 'Atualizada em {{date}}',
  callouts: { info: 'Nota', success: 'Dica', warning: 'Atenção', error: 'Não faça' },
  table: 'Tabela',
  package: 'Pacote',
  version: 'Versão',
};
