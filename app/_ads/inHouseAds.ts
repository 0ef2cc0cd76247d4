import type { Strings } from '../_i18n/strings/en/index.ts';

/** An ad of our own, shown when no other can be. Its text is `ads.inHouse` by its name. The pictures are 130 by 100 px. */
export interface InHouseAd {
  name: keyof Strings['ads']['inHouse'];
  href: string;
  image: string;
  publisher: string;
}

const image = (name: string) => `/static/in-house/${name}.svg`;

export const inHouseAds: readonly InHouseAd[] = [
  {
    name: 'scaffoldhub',
    href: 'https://scaffoldhub.io/',
    image: image('scaffoldhub'),
    publisher: 'ScaffoldHub',
  },
  {
    name: 'templates',
    href: 'https://mui.com/store/',
    image: image('templates'),
    publisher: 'MUI',
  },
  {
    name: 'themes',
    href: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    image: image('themes'),
    publisher: 'MUI',
  },
  {
    name: 'tidelift',
    href: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    image: image('tidelift'),
    publisher: 'Tidelift',
  },
  {
    name: 'figma',
    href: 'https://mui.com/store/items/figma-react/',
    image: image('figma'),
    publisher: 'MUI',
  },
];
