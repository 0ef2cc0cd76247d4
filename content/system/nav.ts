/** Side navigation of MUI System, in reading order. `unwritten` marks an entry whose page does not exist yet. */
export default [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/installation' },
      { pathname: '/system/getting-started/usage' },
      { pathname: '/system/getting-started/the-sx-prop' },
      { pathname: '/system/getting-started/custom-components', unwritten: true },
      { pathname: '/system/getting-started/support', unwritten: true },
    ],
  },
  {
    pathname: '/style-utilities',
    icon: 'design',
    children: [
      { pathname: '/system/properties' },
      { pathname: '/system/borders', unwritten: true },
      { pathname: '/system/display', unwritten: true },
      { pathname: '/system/flexbox', unwritten: true },
      { pathname: '/system/grid', unwritten: true },
      { pathname: '/system/palette' },
      { pathname: '/system/positions', unwritten: true },
      { pathname: '/system/shadows', unwritten: true },
      { pathname: '/system/sizing', unwritten: true },
      { pathname: '/system/spacing' },
      { pathname: '/system/screen-readers', unwritten: true },
      { pathname: '/system/typography', unwritten: true },
      { pathname: '/system/styled', title: 'styled', unwritten: true },
    ],
  },
  {
    pathname: '/system/react-',
    title: 'Components',
    icon: 'components',
    children: [
      { pathname: '/system/react-box', title: 'Box' },
      { pathname: '/system/react-container', title: 'Container' },
      { pathname: '/system/react-grid', title: 'Grid' },
      { pathname: '/system/react-stack', title: 'Stack' },
    ],
  },
  {
    pathname: '/system/migration',
    title: 'Migration',
    icon: 'migrate',
    children: [
      { pathname: '/system/migration/migrating-to-v6', title: 'Migrating to v6', unwritten: true },
    ],
  },
  {
    pathname: '/system/api',
    title: 'APIs',
    icon: 'list',
    children: [
      { pathname: '/system/api/box' },
      { pathname: '/system/api/container' },
      { pathname: '/system/api/grid' },
      { pathname: '/system/api/stack' },
    ],
  },
  {
    pathname: '/system/experimental-api',
    title: 'Experimental APIs',
    icon: 'flask',
    children: [
      {
        pathname: '/system/experimental-api/configure-the-sx-prop',
        title: 'Configure the sx prop',
        unwritten: true,
      },
      {
        pathname: '/system/experimental-api/css-theme-variables',
        title: 'CSS Theme Variables',
        unwritten: true,
      },
    ],
  },
  {
    pathname: '/system/styles',
    title: 'Styles',
    icon: 'design',
    legacy: true,
    children: [
      { pathname: '/system/styles/basics', unwritten: true },
      { pathname: '/system/styles/advanced', unwritten: true },
      { pathname: '/system/styles/api', title: 'APIs', unwritten: true },
    ],
  },
];
