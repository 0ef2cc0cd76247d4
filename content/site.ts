/** Facts about the site that several pages show. */
export default {
  name: 'MUI documentation',
  description:
    'Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X: React components that you can try, copy and ship.',
  /** in the order of the product menu */
  products: ['material-ui', 'joy-ui', 'base-ui', 'system', 'x'],
  /** where this repository can be edited; set it to your own. The path of the file is appended */
  editBase: 'https://github.com/your-organisation/your-repository/edit/main/',
  issuesBase: 'https://github.com/mui/material-ui/issues',
  /** where the documented source lives, by product; the path and the version's tag are filled in */
  sourceBase: 'https://github.com/mui/material-ui/tree/v{version}/',
};
