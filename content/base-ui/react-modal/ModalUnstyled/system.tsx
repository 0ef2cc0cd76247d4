import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import styled from '@mui/system/styled';

export default function ModalUnstyled() {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();

  return (
    <div>
      <Button type="button" onClick={() => setIsOpen(true)}>
        Opening hours
      </Button>
      <Overlay open={isOpen} onClose={() => setIsOpen(false)} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={titleId}>
          <h2 id={titleId}>Opening hours</h2>
          <p>Monday to Saturday, from nine to ten in the evening.</p>
          <Button type="button" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        </Dialog>
      </Overlay>
    </div>
  );
}

const Button = styled('button')({
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

const Overlay = styled(Modal)({
  display: 'flex',
  position: 'fixed',
  zIndex: 1300,
  inset: 0,
  alignItems: 'center',
  justifyContent: 'center',
});

const Backdrop = styled('div')({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  backgroundColor: 'rgb(0 0 0 / 50%)',
});

const Dialog = styled('div')({
  boxSizing: 'border-box',
  width: 400,
  maxWidth: '90vw',
  padding: 24,
  borderRadius: 12,
  outline: 0,
  backgroundColor: 'light-dark(#fff, #1c2028)',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: '400 1rem/1.5 system-ui, sans-serif',
  '& h2': { margin: 0, fontSize: '1.125rem' },
  '& p': { margin: '8px 0 20px' },
});
