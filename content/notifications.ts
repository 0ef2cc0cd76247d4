/**
 * News behind the bell in the header, in any order. Facts come from the change logs of the installed packages. A new entry takes the next
 * id: readers who saw the ids before it are told that there is something new. Keep three or four.
 */
export default [
  {
    id: 1,
    title: 'This site documents exact versions',
    text: 'Every page, demo and API table is made from the packages that are installed here. The versions page lists them.',
    date: '2024-12-01',
    href: '/versions/',
  },
  {
    id: 2,
    title: 'Material UI works with React 19',
    text: 'Since version 6.2.0, Material UI is compatible with React 19. Vertical sliders also got their arrow keys the right way round: right increases the value.',
    date: '2024-12-10',
    href: 'https://github.com/mui/material-ui/releases/tag/v6.2.0',
  },
  {
    id: 3,
    title: 'MUI X 7.23.3',
    text: 'The Data Grid sizes virtualized columns to their content again and computes row spans when rows change. The pickers know hours that daylight saving time skips.',
    date: '2024-12-19',
    href: 'https://github.com/mui/mui-x/releases/tag/v7.23.3',
  },
  {
    id: 4,
    title: 'Material UI 6.3.0: an Accordion that is valid HTML',
    text: 'The summary of an Accordion is now a button that holds spans, where it was a div before. Only styles that select these elements by name need a change.',
    date: '2024-12-23',
    href: 'https://github.com/mui/material-ui/releases/tag/v6.3.0',
  },
];
