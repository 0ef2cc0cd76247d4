import SvgIcon, { type SvgIconProps } from '@mui/joy/SvgIcon';

export const Search = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M10 3a7 7 0 0 1 5.6 11.2l5.1 5.1-1.4 1.4-5.1-5.1A7 7 0 1 1 10 3m0 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10" />
  </SvgIcon>
);

export const Close = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z" />
  </SvgIcon>
);
