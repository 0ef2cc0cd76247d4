/** Side navigation of MUI System, in reading order. `unwritten` marks an entry whose page does not exist yet. */
export default [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started', title: 'Overview', unwritten: true },
      { pathname: '/system/getting-started/installation', unwritten: true },
      { pathname: '/system/getting-started/usage', unwritten: true },
      { pathname: '/system/getting-started/the-sx-prop', unwritten: true },
      { pathname: '/system/getting-started/custom-components', unwritten: true },
      { pathname: '/system/getting-started/support', unwritten: true },
    ],
  },
  {
    pathname: '/style-utilities',
    children: [
      { pathname: '/system/properties', unwritten: true },
      { pathname: '/system/borders', unwritten: true },
      { pathname: '/system/display', unwritten: true },
      { pathname: '/system/flexbox', unwritten: true },
      { pathname: '/system/grid', unwritten: true },
      { pathname: '/system/palette', unwritten: true },
      { pathname: '/system/positions', unwritten: true },
      { pathname: '/system/shadows', unwritten: true },
      { pathname: '/system/sizing', unwritten: true },
      { pathname: '/system/spacing', unwritten: true },
      { pathname: '/system/screen-readers', unwritten: true },
      { pathname: '/system/typography', unwritten: true },
      { pathname: '/system/styled', title: 'styled', unwritten: true },
    ],
  },
  {
    pathname: '/system/react-',
    title: 'Components',
    children: [
      { pathname: '/system/react-box', title: 'Box', unwritten: true },
      { pathname: '/system/react-container', title: 'Container', unwritten: true },
      { pathname: '/system/react-grid', title: 'Grid', unwritten: true },
      { pathname: '/system/react-stack', title: 'Stack', unwritten: true },
    ],
  },
  {
    pathname: '/system/migration',
    title: 'Migration',
    children: [
      { pathname: '/system/migration/migrating-to-v6', title: 'Migrating to v6', unwritten: true },
    ],
  },
  {
    pathname: '/system/api',
    title: 'APIs',
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
    legacy: true,
    children: [
      { pathname: '/system/styles/basics', unwritten: true },
      { pathname: '/system/styles/advanced', unwritten: true },
      { pathname: '/system/styles/api', title: 'APIs', unwritten: true },
    ],
  },
];
