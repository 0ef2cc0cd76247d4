import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CloseModal() {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" color="neutral" onClick={() => setIsOpen(true)}>
        Open
      </Button>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {reason && `Closed by ${reason}.`}
      </Typography>
      <Modal
        open={isOpen}
        onClose={(_, why) => {
          setReason(why);
          setIsOpen(false);
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Close me in one of three ways</DialogTitle>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
