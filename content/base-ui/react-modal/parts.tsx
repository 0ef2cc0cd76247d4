import { Modal } from '@mui/base/Modal';
import styled from '@mui/system/styled';

export const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid light-dark(#7d8794, #7a8494)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#fff, #16191f)',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});

export const overlay = {
  display: 'flex',
  position: 'fixed',
  zIndex: 1300,
  inset: 0,
  alignItems: 'center',
  justifyContent: 'center',
} as const;

export const Overlay = styled(Modal)(overlay);

export const Backdrop = styled('div')({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  backgroundColor: 'rgb(0 0 0 / 50%)',
});

export const Dialog = styled('div')({
  boxSizing: 'border-box',
  width: 360,
  maxWidth: '90vw',
  padding: 24,
  borderRadius: 12,
  outline: 0,
  backgroundColor: 'light-dark(#fff, #1c2028)',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: '400 1rem/1.5 system-ui, sans-serif',
  '& h2': { margin: '0 0 12px', fontSize: '1.125rem' },
});
