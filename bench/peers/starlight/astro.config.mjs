import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import navigation from './sidebar.json' with { type: 'json' };

/** Groups and links as Starlight names them. */
const toSidebar = ({ title, path, children }) =>
  children ? { label: title, items: children.map(toSidebar) } : { label: title, link: path };

// Starlight as it comes: light and dark mode, no search, no component replaced, no image processed.
export default defineConfig({
  site: 'https://docs.example.com',
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  integrations: [
    starlight({ title: 'Material UI', pagefind: false, sidebar: navigation.map(toSidebar) }),
  ],
});
