import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function BasicModalDialog() {
  const [isOpen, setIsOpen] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsOpen(false);
  }

  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>New project</Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)}>
        <ModalDialog>
          <DialogTitle>New project</DialogTitle>
          <DialogContent>You can change the name later.</DialogContent>
          <Stack component="form" spacing={2} onSubmit={handleSubmit}>
            <FormControl required>
              <FormLabel>Name</FormLabel>
              <Input autoFocus name="name" />
            </FormControl>
            <Button type="submit">Create</Button>
          </Stack>
        </ModalDialog>
      </Modal>
    </div>
  );
}
