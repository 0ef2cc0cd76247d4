export default {
  name: 'Experiments',
  description:
    'Fixtures of this site itself: every element of a page, and a navigation that is deeper than any real one.',
  packageName: '@mui/material',
  start: '/experiments/',
  listed: false,
};
