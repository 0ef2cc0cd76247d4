export default {
  name: 'Material UI',
  description: "Ready-to-use components that implement Google's Material Design.",
  packageName: '@mui/material',
  start: '/material-ui/getting-started/',
  icon: 'material',
  otherVersions: [
    { label: 'v5', href: 'https://v5.mui.com/material-ui/getting-started/' },
    { label: 'v4', href: 'https://v4.mui.com/getting-started/installation/' },
  ],
  designKits: [
    { label: 'Figma', href: 'https://mui.com/store/items/figma-react/' },
    { label: 'Adobe', href: 'https://mui.com/store/items/adobe-xd-react/' },
    { label: 'Sketch', href: 'https://mui.com/store/items/sketch-react/' },
  ],
};
