import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const rules = Array.from(
  { length: 30 },
  (_, index) => `${index + 1}. Return what you borrowed on shelf ${index + 1} before you leave.`,
);

export default function ScrollDialog() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<DialogProps['scroll']>('paper');
  const close = () => setOpen(false);
  const show = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => show('paper')}>
        Scroll the paper
      </Button>
      <Button variant="outlined" onClick={() => show('body')}>
        Scroll the body
      </Button>
      <Dialog open={open} onClose={close} scroll={scroll}>
        <DialogTitle>Workshop rules</DialogTitle>
        <DialogContent dividers={scroll === 'paper'} tabIndex={scroll === 'paper' ? 0 : undefined}>
          {rules.map((rule) => (
            <DialogContentText key={rule} gutterBottom>
              {rule}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Decline</Button>
          <Button onClick={close}>Accept</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
