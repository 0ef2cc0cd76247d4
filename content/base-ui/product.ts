export default {
  name: 'Base UI',
  description: 'Unstyled components and hooks: behavior and accessibility without a look.',
  packageName: '@mui/base',
  start: '/base-ui/getting-started/',
  icon: 'base',
};
