import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState('');
  const close = () => setOpen(false);

  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInvited(String(new FormData(event.currentTarget).get('email')));
    close();
  };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Invite a colleague
      </Button>
      <Typography role="status">{invited && `Invitation sent to ${invited}`}</Typography>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Invite a colleague</DialogTitle>
        <DialogContent>
          <DialogContentText>They can read and comment, but not edit.</DialogContentText>
          <form id={formId} onSubmit={invite}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="normal"
              type="email"
              name="email"
              label="Email"
              autoComplete="email"
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId}>
            Send invitation
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
