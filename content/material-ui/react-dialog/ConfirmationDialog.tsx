import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const audiences = ['Only me', 'My team', 'Whole company', 'Anyone with the link'];

interface AudienceFormProps {
  initial: string;
  onCancel: () => void;
  onConfirm: (audience: string) => void;
}

/** Mounted when the dialog opens, so its draft starts from the saved value every time. */
function AudienceForm({ initial, onCancel, onConfirm }: AudienceFormProps) {
  const [draft, setDraft] = useState(initial);

  return (
    <>
      <DialogTitle>Who can see the report?</DialogTitle>
      <DialogContent dividers>
        <RadioGroup
          aria-label="Audience"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        >
          {audiences.map((audience) => (
            <FormControlLabel
              key={audience}
              value={audience}
              label={audience}
              control={<Radio autoFocus={audience === initial} />}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button onClick={() => onConfirm(draft)}>Save</Button>
      </DialogActions>
    </>
  );
}

export default function ConfirmationDialog() {
  const [open, setOpen] = useState(false);
  const [audience, setAudience] = useState('My team');
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Visible to: {audience}
      </Button>
      <Dialog
        open={open}
        fullWidth
        maxWidth="xs"
        onClose={(_, reason) => {
          if (reason !== 'backdropClick') close();
        }}
      >
        <AudienceForm
          initial={audience}
          onCancel={close}
          onConfirm={(next) => {
            setAudience(next);
            close();
          }}
        />
      </Dialog>
    </div>
  );
}
