import { useState } from 'react';
import { modalClasses } from '@mui/base/Modal';
import styled from '@mui/system/styled';
import { Backdrop, Button, Dialog, Overlay } from './parts';

export default function KeepMountedModal() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>Write a note</Button>
      <KeptOverlay
        keepMounted
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slots={{ backdrop: Backdrop }}
      >
        <Dialog role="dialog" aria-modal="true" aria-label="Note">
          <h2>Note</h2>
          <input aria-label="Text of the note" placeholder="Kept while closed" />
        </Dialog>
      </KeptOverlay>
    </div>
  );
}

const KeptOverlay = styled(Overlay)({
  [`&.${modalClasses.hidden}`]: { visibility: 'hidden' },
});
