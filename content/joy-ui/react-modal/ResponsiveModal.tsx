import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ResponsiveModal() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button variant="outlined" color="neutral" onClick={() => setIsOpen(true)}>
        Share
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)}>
        <ModalDialog
          sx={(theme) => ({
            [theme.breakpoints.only('xs')]: {
              top: 'unset',
              bottom: 0,
              left: 0,
              right: 0,
              maxWidth: 'unset',
              borderRadius: 0,
              transform: 'none',
            },
          })}
        >
          <DialogTitle>Share the plan</DialogTitle>
          <DialogContent>Everybody with the link can read it.</DialogContent>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>Copy the link</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </div>
  );
}
