import type { Strings } from '../en/index.ts';

export const ads: Strings['ads'] = {
  advertisement: 'Publicidade',
  tag: 'Anúncio',
  adPublisher: 'anúncio de {{publisher}}',
  adblock:
    'Um anúncio paga o tempo dedicado a estas páginas. Ele não traz nenhum rastreamento nosso: permita uma exceção para este site no seu bloqueador.',
  likeMui: 'Quer ajudar o projeto a continuar?',
  thanks: 'Agradecemos',
  emojiLove: 'coração',
  inHouse: {
    scaffoldhub:
      'Descreva os seus dados e receba uma aplicação Material UI completa como ponto de partida.',
    templates: 'Comece o próximo projeto com um modelo pronto e mude o que quiser.',
    themes: 'Temas que dão outra aparência a cada componente, prontos para a sua aplicação.',
    tidelift:
      'Garantias de manutenção e segurança para o código aberto em que a sua empresa se apoia.',
    figma: 'Os mesmos componentes no Figma, para que desenho e código falem da mesma coisa.',
  },
};
