import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function LayoutModalDialog() {
  const [layout, setLayout] = useState<'center' | 'fullscreen'>();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" color="neutral" onClick={() => setLayout('center')}>
        Center
      </Button>
      <Button variant="outlined" color="neutral" onClick={() => setLayout('fullscreen')}>
        Full screen
      </Button>
      <Modal open={!!layout} onClose={() => setLayout(undefined)}>
        <ModalDialog layout={layout}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Floor plan</DialogTitle>
          <DialogContent>The reading room is on the left.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
