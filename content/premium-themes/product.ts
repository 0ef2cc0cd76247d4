export default {
  name: 'Premium themes',
  description: 'Whole pages that show how far a theme of your own can go.',
  packageName: '@mui/material',
  start: '/premium-themes/',
  listed: false,
};
