export default {
  name: 'Material UI',
  description: "Ready-to-use components that implement Google's Material Design.",
  packageName: '@mui/material',
  start: '/material-ui/getting-started/',
};
