import { useId, useState } from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function BasicModal() {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();

  return (
    <div>
      <Button variant="outlined" color="neutral" onClick={() => setIsOpen(true)}>
        Opening hours
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center' }}
      >
        <Sheet
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          variant="outlined"
          sx={{ width: 320, maxWidth: '90vw', p: 3, borderRadius: 'md', boxShadow: 'lg' }}
        >
          <ModalClose aria-label="Close" />
          <Typography id={titleId} level="h4" component="h2">
            Opening hours
          </Typography>
          <Typography>Monday to Saturday, from nine to ten in the evening.</Typography>
        </Sheet>
      </Modal>
    </div>
  );
}
