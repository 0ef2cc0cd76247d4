import { forwardRef, useState, type ReactElement, type Ref } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Slide from '@mui/material/Slide';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import type { TransitionProps } from '@mui/material/transitions';

const SlideUp = forwardRef(function SlideUp(
  props: TransitionProps & { children: ReactElement<unknown> },
  ref: Ref<unknown>,
) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function FullScreenDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        New event
      </Button>
      <Dialog fullScreen open={open} onClose={close} TransitionComponent={SlideUp}>
        <AppBar position="sticky">
          <Toolbar>
            <IconButton edge="start" color="inherit" aria-label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
            <DialogTitle sx={{ flexGrow: 1, px: 1 }}>New event</DialogTitle>
            <Button color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <Container maxWidth="sm" sx={{ py: 3 }}>
          <TextField autoFocus fullWidth margin="normal" label="Title" />
          <TextField fullWidth margin="normal" label="Place" />
          <TextField fullWidth margin="normal" label="Notes" multiline minRows={4} />
        </Container>
      </Dialog>
    </div>
  );
}
