import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function NestedModals() {
  const [depth, setDepth] = useState(0);
  const open = () => setDepth(depth + 1);
  const close = () => setDepth(depth - 1);

  return (
    <div>
      <Button variant="outlined" color="neutral" onClick={open}>
        Edit the booking
      </Button>
      <Modal open={depth > 0} onClose={close}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Edit the booking</DialogTitle>
          <Button onClick={open}>Cancel the booking</Button>
        </ModalDialog>
      </Modal>
      <Modal open={depth > 1} onClose={close}>
        <ModalDialog role="alertdialog" size="sm">
          <DialogTitle>Are you sure?</DialogTitle>
          <Button color="danger" onClick={() => setDepth(0)}>
            Cancel it
          </Button>
        </ModalDialog>
      </Modal>
    </div>
  );
}
