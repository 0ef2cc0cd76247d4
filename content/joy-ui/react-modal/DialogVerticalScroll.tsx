import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import { rules } from './rules';

export default function DialogVerticalScroll() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button variant="outlined" color="neutral" onClick={() => setIsOpen(true)}>
        Read the rules
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)}>
        <ModalDialog>
          <DialogTitle>Rules of the house</DialogTitle>
          <DialogContent tabIndex={0}>
            {rules.map((rule) => (
              <span key={rule}>{rule}</span>
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>I agree</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </div>
  );
}
