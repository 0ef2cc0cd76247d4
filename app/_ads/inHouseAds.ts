/** An ad of our own, shown when no other can be. The pictures are 130 by 100 px. */
export interface InHouseAd {
  name: string;
  href: string;
  image: string;
  publisher: string;
  text: string;
}

const image = (name: string) => `/static/in-house/${name}.svg`;

export const inHouseAds: readonly InHouseAd[] = [
  {
    name: 'scaffoldhub',
    href: 'https://scaffoldhub.io/',
    image: image('scaffoldhub'),
    publisher: 'ScaffoldHub',
    text: 'Describe your data, and get a whole Material UI application to build on.',
  },
  {
    name: 'templates',
    href: 'https://mui.com/store/',
    image: image('templates'),
    publisher: 'MUI',
    text: 'Start your next project from a finished template and change what you like.',
  },
  {
    name: 'themes',
    href: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    image: image('themes'),
    publisher: 'MUI',
    text: 'Themes that give every component another look, ready to put around your app.',
  },
  {
    name: 'tidelift',
    href: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    image: image('tidelift'),
    publisher: 'Tidelift',
    text: 'Maintenance and security promises for the open source that your company rests on.',
  },
  {
    name: 'figma',
    href: 'https://mui.com/store/items/figma-react/',
    image: image('figma'),
    publisher: 'MUI',
    text: 'The same components in Figma, so that drawings and code speak of one thing.',
  },
];
