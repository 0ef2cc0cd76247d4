/** Side navigation of the premium themes. Their pages have a frame of their own, without this navigation. */
export default [
  { pathname: '/premium-themes', title: 'Overview' },
  {
    pathname: '/premium-themes/onepirate-group',
    title: 'Onepirate',
    children: [
      { pathname: '/premium-themes/onepirate', title: 'Home' },
      { pathname: '/premium-themes/onepirate/sign-in' },
      { pathname: '/premium-themes/onepirate/sign-up' },
      { pathname: '/premium-themes/onepirate/forgot-password' },
      { pathname: '/premium-themes/onepirate/privacy' },
      { pathname: '/premium-themes/onepirate/terms' },
    ],
  },
  {
    pathname: '/premium-themes/paperbase-group',
    title: 'Paperbase',
    children: [{ pathname: '/premium-themes/paperbase', title: 'Console' }],
  },
];
