import type { ContentIcon } from '../_content/icons.ts';

/** Lines on a field of 24 by 24, by the name that content uses. None of them points sideways, so right-to-left needs no other set. */
export const iconPaths: Record<ContentIcon, string> = {
  base: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M8 12h8',
  charts: 'M5 4v15h15M9 15v-4M13 15V8M17 15v-6',
  compass: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M15 9l-2 4-4 2 2-4z',
  components: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  design: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  flask: 'M10 4h4M11 4v6l-5 8.5c-.5.8 0 1.5 1 1.5h10c1 0 1.5-.7 1-1.5L13 10V4M8.5 15h7',
  grid: 'M4 5h16v14H4zM4 10h16M10 10v9',
  guide: 'M5 5h5a2 2 0 0 1 2 2 2 2 0 0 1 2-2h5v13h-5a2 2 0 0 0-2 2 2 2 0 0 0-2-2H5zM12 7v13',
  joy: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M8.5 13.5c1.5 2.5 5.5 2.5 7 0M9 9.5h.01M15 9.5h.01',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  material: 'M4 18V6l8 6 8-6v12',
  migrate: 'M12 20V5M6 11l6-6 6 6',
  pickers: 'M5 6h14v13H5zM5 10h14M9 3.5V7M15 3.5V7',
  plug: 'M9 4v5M15 4v5M6.5 9h11v2a5.5 5.5 0 0 1-11 0zM12 16.5V21',
  shop: 'M5 8h14l-1 12H6zM9 8a3 3 0 0 1 6 0',
  start: 'M6 21V4h11l-2.5 4L17 12H6',
  system: 'M4 8h7M15 8h5M4 16h3M11 16h9M13 6v4M9 14v4',
  toolpad: 'M19 7l-3 3-2-2 3-3a4.5 4.5 0 0 0-6 6l-6 6 2 2 6-6a4.5 4.5 0 0 0 6-6z',
  tree: 'M6 4v12h4M6 9h4M13 9h6M13 16h6',
  x: 'M5 5l14 14M19 5L5 19',
};
