import { useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const RoundedDialog = styled(Dialog)(({ theme }) => ({
  [`& .${dialogClasses.paper}`]: { borderRadius: 20 },
  '& .MuiBackdrop-root': { backdropFilter: 'blur(4px)' },
  '& .MuiDialogActions-root': { padding: theme.spacing(1.5, 3) },
}));

export default function CustomizedDialogs() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        What’s new
      </Button>
      <RoundedDialog open={open} onClose={close}>
        <DialogTitle sx={{ pr: 8 }}>New in March</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, right: 16 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent dividers>
          <Typography gutterBottom>
            Boards have a calendar view. Drag a card to another day to change its due date.
          </Typography>
          <Typography>Comments can be answered from the notification email.</Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={close}>
            Got it
          </Button>
        </DialogActions>
      </RoundedDialog>
    </div>
  );
}
