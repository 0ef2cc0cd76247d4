import SvgIcon, { type SvgIconProps } from '@mui/joy/SvgIcon';

export const Add = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />
  </SvgIcon>
);

export const ArrowForward = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m13 5 7 7-7 7-1.4-1.4 4.6-4.6H4v-2h12.2l-4.6-4.6z" />
  </SvgIcon>
);

export const Heart = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M12 20.5 10.6 19C6 15 3 12.3 3 8.8A4.8 4.8 0 0 1 7.8 4c1.7 0 3.3.8 4.2 2.1A5.2 5.2 0 0 1 16.2 4 4.8 4.8 0 0 1 21 8.8c0 3.5-3 6.2-7.6 10.2z" />
  </SvgIcon>
);

export const Upload = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m12 4 6 6-1.4 1.4L13 7.8V16h-2V7.8l-3.6 3.6L6 10zM4 18h16v2H4z" />
  </SvgIcon>
);
