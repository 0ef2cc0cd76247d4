import type { Strings } from '../en/index.ts';

export const demo: Strings['demo'] = {
  toolbarLabel: 'Ferramentas da demonstração {{name}}',
  stylingLabel: 'Estilização das demonstrações',
  styling: { system: 'MUI System', tailwind: 'Tailwind CSS', css: 'CSS puro' },
  stylingMissing:
    'Esta demonstração não existe na estilização escolhida; ela aparece com {{styling}}.',
  showJavaScript: 'Mostrar o código-fonte em JavaScript',
  showTypeScript: 'Mostrar o código-fonte em TypeScript',
  showCode: 'Mostrar código',
  hideCode: 'Ocultar código',
  expandCode: 'Expandir código',
  collapseCode: 'Recolher código',
  stackBlitz: 'Abrir no StackBlitz',
  codeSandbox: 'Abrir no CodeSandbox',
  copySource: 'Copiar o código-fonte',
  resetFocus: 'Reposicionar o foco para testar a navegação por teclado',
  resetDemo: 'Reiniciar a demonstração',
  more: 'Mais sobre esta demonstração',
  focusStart: 'Início da demonstração: pressione Tab para continuar',
  viewSource: 'Ver o código-fonte no GitHub',
  openPage: 'Abrir a demonstração em uma página própria',
  copyLinkJavaScript: 'Copiar o link do código em JavaScript',
  copyLinkTypeScript: 'Copiar o link do código em TypeScript',
  linkCopied: 'Link copiado',
  copied: 'Copiado',
  copyFailed: 'O navegador não permitiu copiar',
  frameTitle: 'Demonstração {{name}}',
  sourceOf: 'Código-fonte de {{name}}',
  excerptOf: 'Trecho de {{name}}',
  files: 'Arquivos da demonstração',
  crash: {
    message:
      'A demonstração {{name}} parou por causa de um erro. O resto da página não foi afetado.',
    report: 'Relatar no GitHub',
    reset: 'Reiniciar a demonstração',
  },
  editor: {
    edit: 'Editar código',
    reset: 'Reiniciar a demonstração',
    label: 'Código de {{name}}',
    hint: 'Pressione Enter para começar a editar',
    leave: 'Pressione Esc para parar de editar.',
    line: 'Linha {{line}}: {{message}}',
    missingImport:
      '“{{specifier}}” não está carregado aqui, pois a demonstração não o importa. Abra a demonstração em um sandbox para importar o que quiser.',
    missingName:
      '“{{name}}” de “{{specifier}}” não está carregado aqui, pois a demonstração não o importa. Abra a demonstração em um sandbox para importar o que quiser.',
    noComponent: 'O código não tem uma exportação padrão que seja um componente.',
  },
};
