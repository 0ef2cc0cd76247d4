import SvgIcon, { type SvgIconProps } from '@mui/joy/SvgIcon';

export const Globe = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M5.3 13a7 7 0 0 0 4.4 5.6A14 14 0 0 1 8.1 13zm4.8 0c.2 3 1.2 5 1.9 5.8.7-.8 1.7-2.8 1.9-5.8zm5.8 0a14 14 0 0 1-1.6 5.6 7 7 0 0 0 4.4-5.6zM9.7 5.4A7 7 0 0 0 5.3 11h2.8a14 14 0 0 1 1.6-5.6m2.3-.2c-.7.8-1.7 2.8-1.9 5.8h3.8c-.2-3-1.2-5-1.9-5.8m2.3.2a14 14 0 0 1 1.6 5.6h2.8a7 7 0 0 0-4.4-5.6" />
  </SvgIcon>
);

export const ArrowDown = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m12 15.4-6-6L7.4 8l4.6 4.6L16.6 8 18 9.4z" />
  </SvgIcon>
);

export const Close = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z" />
  </SvgIcon>
);
