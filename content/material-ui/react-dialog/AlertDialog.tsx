import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const descriptionId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete album
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby={descriptionId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete “Summer 2024”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            Its 86 photos are deleted for everyone you shared the album with.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Keep album
          </Button>
          <Button onClick={close}>Delete</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
