import '../license.ts';

/** MUI X is built on Material UI and shown in its theme. */
export { DemoTheme, themeStyleSheets } from './material-ui.tsx';
