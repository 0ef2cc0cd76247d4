/** Drawn once a page; toolbars refer to them by id. All on a grid of 24. */
const paths = {
  stackblitz: 'M10.8 14.2H5.6L14.6 3l-2.3 6.8h5.2L8.5 21z',
  codesandbox:
    'M12 2 3 7v10l9 5 9-5V7zm0 2.3L18 7.6 12 11 6 7.6zM5 9.4l6 3.3v6.4l-6-3.3zm8 9.7v-6.4l6-3.3v6.4z',
  copy: 'M16 3H5a2 2 0 0 0-2 2v11h2V5h11zm3 4H9a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2zm0 12H9V9h10z',
  done: 'm9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z',
  focus:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 15H3v4a2 2 0 0 0 2 2h4v-2H5zM5 5h4V3H5a2 2 0 0 0-2 2v4h2zm14-2h-4v2h4v4h2V5a2 2 0 0 0-2-2zm0 16h-4v2h4a2 2 0 0 0 2-2v-4h-2z',
  reset: 'M12 5V1L7 6l5 5V7a5 5 0 1 1-4.9 6h-2A7 7 0 1 0 12 5z',
  more: 'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
};

export type DemoIcon = keyof typeof paths;

/** Before the first demo of a page. */
export function DemoIcons() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {Object.entries(paths).map(([name, d]) => (
        <symbol key={name} id={`demo-icon-${name}`} viewBox="0 0 24 24">
          <path d={d} />
        </symbol>
      ))}
    </svg>
  );
}
