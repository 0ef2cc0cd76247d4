import { defineConfig } from 'vitepress';
import navigation from '../sidebar.json' with { type: 'json' };

/** Groups and links as VitePress names them. */
const toSidebar = ({ title, path, children }) =>
  children ? { text: title, items: children.map(toSidebar) } : { text: title, link: path };

/** `{{` in code between backticks is text, not an expression of Vue. */
function leaveCodeAlone(markdown) {
  const { rules } = markdown.renderer;
  const render = rules.code_inline;
  rules.code_inline = (tokens, index, ...rest) => {
    tokens[index].attrSet('v-pre', '');
    return render(tokens, index, ...rest);
  };
}

// VitePress as it comes: light and dark mode, its font, no search (its default).
export default defineConfig({
  title: 'Material UI',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'cache',
  ignoreDeadLinks: true,
  markdown: { attrs: { disable: true }, config: leaveCodeAlone },
  themeConfig: { outline: [2, 3], sidebar: navigation.map(toSidebar) },
});
