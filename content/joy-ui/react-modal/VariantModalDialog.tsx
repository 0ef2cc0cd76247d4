import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function VariantModalDialog() {
  const [variant, setVariant] = useState<(typeof variants)[number]>();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((name) => (
        <Button key={name} variant="outlined" color="neutral" onClick={() => setVariant(name)}>
          {name}
        </Button>
      ))}
      <Modal open={!!variant} onClose={() => setVariant(undefined)}>
        <ModalDialog color="primary" variant={variant}>
          <ModalClose aria-label="Close" />
          <DialogTitle>{variant}</DialogTitle>
          <DialogContent>The close button follows the dialog.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
