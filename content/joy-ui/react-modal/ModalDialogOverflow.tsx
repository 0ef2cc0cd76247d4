import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import { rules } from './rules';

export default function ModalDialogOverflow() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button variant="outlined" color="neutral" onClick={() => setIsOpen(true)}>
        Read the rules
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)}>
        <ModalOverflow>
          <ModalDialog>
            <ModalClose aria-label="Close" />
            <DialogTitle>Rules of the house</DialogTitle>
            {rules.map((rule) => (
              <span key={rule}>{rule}</span>
            ))}
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </div>
  );
}
