export default {
  name: 'Joy UI',
  description: 'Components with a design of their own, built to be themed in depth.',
  packageName: '@mui/joy',
  start: '/joy-ui/getting-started/',
};
