import { styled } from '@mui/system';

export const Item = styled('div')({
  padding: 8,
  borderRadius: 4,
  textAlign: 'center',
  backgroundColor: 'light-dark(#e3f2fd, #12304a)',
});
