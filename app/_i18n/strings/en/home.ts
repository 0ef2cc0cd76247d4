/** The home page. */
export const home = {
  heading: 'React components, documented to be used',
  start: 'Start with Material UI',
  component: 'See a component',
  read: 'Read the documentation',
  elsewhere: 'On mui.com for now ↗',
} as const;
