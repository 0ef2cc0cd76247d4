import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function AlertDialogModal() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <div>
      <Button variant="outlined" color="danger" onClick={() => setIsOpen(true)}>
        Delete 14 drafts
      </Button>
      <Modal open={isOpen} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Delete 14 drafts?</DialogTitle>
          <Divider />
          <DialogContent>They cannot be restored.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Delete
            </Button>
            <Button autoFocus variant="plain" color="neutral" onClick={close}>
              Keep
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </div>
  );
}
