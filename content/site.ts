/** Facts about the site that several pages show. */
export default {
  name: 'MUI documentation',
  description:
    'Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X: React components that you can try, copy and ship.',
  /** in the order of the home page; `listed` in a product's own file says whether it is on there */
  products: ['material-ui', 'joy-ui', 'base-ui', 'system', 'x', 'premium-themes', 'experiments'],
  /** blocks of the product menu: products by id (one with parts is listed by them), and documentation that lives elsewhere */
  menu: [
    { title: 'MUI Core', products: ['material-ui', 'base-ui', 'joy-ui', 'system'] },
    { title: 'MUI X', products: ['x'] },
    {
      title: 'Toolpad',
      links: [
        {
          name: 'Toolpad Core',
          description: 'Layouts and sign-in pages for dashboards.',
          href: 'https://mui.com/toolpad/core/introduction/',
          icon: 'toolpad',
          beta: true,
        },
        {
          name: 'Toolpad Studio',
          description: 'A builder for admin panels and internal tools.',
          href: 'https://mui.com/toolpad/studio/getting-started/',
          icon: 'toolpad',
          beta: true,
        },
      ],
    },
  ],
  /** where this repository can be edited; set it to your own. The path of the file is appended */
  editBase: 'https://github.com/your-organisation/your-repository/edit/main/',
  /** where demos can be read, at the version that the site displays; the path of the file is appended */
  demoBase: 'https://github.com/your-organisation/your-repository/blob/v{version}/',
  /** where its issues are told; the repository is filled in */
  issuesBase: 'https://github.com/{repository}/issues',
  /** where readers tell that a page is wrong; the address of the page is filled in for `{page}` */
  pageIssue:
    'https://github.com/mui/material-ui/issues/new?template=4.docs-feedback.yml&page-url={page}',
  /** where the documented source lives; the repository and the tag of the installed package are filled in */
  sourceBase: 'https://github.com/{repository}/tree/{tag}/',
};
