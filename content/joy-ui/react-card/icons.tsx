import SvgIcon, { type SvgIconProps } from '@mui/joy/SvgIcon';

export const Heart = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <path d="M12 20.5 10.6 19C6 15 3 12.3 3 8.8A4.8 4.8 0 0 1 7.8 4c1.7 0 3.3.8 4.2 2.1A5.2 5.2 0 0 1 16.2 4 4.8 4.8 0 0 1 21 8.8c0 3.5-3 6.2-7.6 10.2z" />
  </SvgIcon>
);
