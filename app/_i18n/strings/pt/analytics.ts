import type { Strings } from '../en/index.ts';

export const analytics: Strings['analytics'] = {
  privacy: 'Privacidade',
  consent:
    'Podemos contar quais páginas e controles são usados? Isso nos mostra o que melhorar. Nada é contado sem o seu aceite.',
  accept: 'Aceitar',
  decline: 'Recusar',
  choices: 'Opções de privacidade',
};
