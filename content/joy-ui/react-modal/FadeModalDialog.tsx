import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const animation = {
  '@keyframes fade': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'fade 250ms' },
};

export default function FadeModalDialog() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button variant="outlined" color="neutral" onClick={() => setIsOpen(true)}>
        Fade in
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ backdrop: { sx: animation } }}
      >
        <ModalDialog sx={animation}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Here I am</DialogTitle>
        </ModalDialog>
      </Modal>
    </div>
  );
}
