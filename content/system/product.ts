export default {
  name: 'MUI System',
  description: 'Style utilities for building a design system of your own.',
  packageName: '@mui/system',
  start: '/system/getting-started/',
  icon: 'system',
  otherVersions: [
    { label: 'v5', href: 'https://v5.mui.com/system/getting-started/' },
    { label: 'v4', href: 'https://v4.mui.com/system/basics/' },
  ],
};
