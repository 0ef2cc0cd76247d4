export default {
  name: 'MUI System',
  description: 'Style utilities for building a design system of your own.',
  packageName: '@mui/system',
  start: '/system/getting-started/',
};
