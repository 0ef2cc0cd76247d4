import { useState } from 'react';
import styled from '@mui/system/styled';
import { Backdrop, Button, Dialog, Overlay } from './parts';

export default function TransitionsModal() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>Fade in</Button>
      <Overlay open={isOpen} onClose={() => setIsOpen(false)} slots={{ backdrop: FadingBackdrop }}>
        <RisingDialog role="dialog" aria-modal="true" aria-label="Here I am">
          <h2>Here I am</h2>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </RisingDialog>
      </Overlay>
    </div>
  );
}

const FadingBackdrop = styled(Backdrop)({
  transition: 'opacity 200ms',
  '@starting-style': { opacity: 0 },
});

const RisingDialog = styled(Dialog)({
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'opacity 200ms, translate 200ms',
    '@starting-style': { opacity: 0, translate: '0 16px' },
  },
});
