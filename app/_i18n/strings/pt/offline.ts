import type { Strings } from '../en/index.ts';

export const offline: Strings['offline'] = {
  title: 'Você está sem conexão',
  explanation:
    'Esta página não está guardada no seu dispositivo. Ela abre assim que houver conexão.',
  retry: 'Tentar novamente',
  savedPages: 'Páginas que você pode ler agora',
  noSavedPages: 'Nenhuma página está guardada neste dispositivo ainda: as que você visitar serão.',
};
