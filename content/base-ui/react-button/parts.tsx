import { Button, buttonClasses } from '@mui/base/Button';
import styled from '@mui/system/styled';

export const ActionButton = styled(Button)({
  display: 'inline-block',
  padding: '8px 18px',
  border: '1px solid light-dark(#0b57d0, #a8c7fa)',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'light-dark(#0b57d0, #a8c7fa)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#eaf1fc, #1d2b42)' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0b57d0, #d3e3fd)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    borderColor: 'light-dark(#c3c9d1, #4a5260)',
    color: 'light-dark(#50565e, #b6bcc5)',
    cursor: 'not-allowed',
  },
});
