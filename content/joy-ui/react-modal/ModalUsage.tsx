import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import { Playground } from '#playground';

export default function ModalUsage() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Playground
      name="ModalDialog"
      content={
        '<ModalClose aria-label="Close" />\n<DialogTitle>Rename the folder</DialogTitle>\n<DialogContent>Links to it keep working.</DialogContent>'
      }
      knobs={knobs}
    >
      {(props) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Open</Button>
          <Modal open={isOpen} onClose={() => setIsOpen(false)}>
            <ModalDialog {...props}>
              <ModalClose aria-label="Close" />
              <DialogTitle>Rename the folder</DialogTitle>
              <DialogContent>Links to it keep working.</DialogContent>
            </ModalDialog>
          </Modal>
        </>
      )}
    </Playground>
  );
}

const knobs = {
  variant: { options: ['outlined', 'soft', 'solid', 'plain'], default: 'outlined' },
  color: { options: ['neutral', 'primary', 'danger', 'success', 'warning'], default: 'neutral' },
  size: { options: ['sm', 'md', 'lg'], default: 'md' },
  layout: { options: ['center', 'fullscreen'], default: 'center' },
} as const;
