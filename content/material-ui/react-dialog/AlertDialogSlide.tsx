import { forwardRef, useState, type ReactElement, type Ref } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';
import type { TransitionProps } from '@mui/material/transitions';

const SlideUp = forwardRef(function SlideUp(
  props: TransitionProps & { children: ReactElement<unknown> },
  ref: Ref<unknown>,
) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function AlertDialogSlide() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        End call
      </Button>
      <Dialog open={open} onClose={close} TransitionComponent={SlideUp}>
        <DialogTitle>Leave the meeting?</DialogTitle>
        <DialogContent>
          <DialogContentText>The recording continues until the host stops it.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Stay</Button>
          <Button onClick={close}>Leave</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
