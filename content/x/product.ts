export default {
  name: 'MUI X',
  description: 'Data Grid, Date and Time Pickers, Charts and Tree View for data-rich apps.',
  packageName: '@mui/x-data-grid',
  start: '/x/introduction/',
};
