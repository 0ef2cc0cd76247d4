import type { Strings } from '../en/index.ts';

export const home: Strings['home'] = {
  heading: 'Componentes React, documentados para serem usados',
  start: 'Começar com o Material UI',
  component: 'Ver um componente',
  read: 'Ler a documentação',
  elsewhere: 'Em mui.com, por enquanto ↗',
};
