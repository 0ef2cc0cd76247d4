import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';

const widths: NonNullable<DialogProps['maxWidth']>[] = ['xs', 'sm', 'md', 'lg', 'xl', false];

export default function MaxWidthDialog() {
  const [open, setOpen] = useState(false);
  const labelId = useId();
  const [fullWidth, setFullWidth] = useState(true);
  const [maxWidth, setMaxWidth] = useState<DialogProps['maxWidth']>('sm');
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Try the widths
      </Button>
      <Dialog open={open} onClose={close} fullWidth={fullWidth} maxWidth={maxWidth}>
        <DialogTitle>Width</DialogTitle>
        <DialogContent>
          <FormControlLabel
            label="fullWidth"
            control={<Switch checked={fullWidth} onChange={(_, on) => setFullWidth(on)} />}
          />
          <FormLabel id={labelId} sx={{ display: 'block', mt: 2 }}>
            maxWidth
          </FormLabel>
          <RadioGroup row aria-labelledby={labelId}>
            {widths.map((width) => (
              <FormControlLabel
                key={String(width)}
                label={String(width)}
                control={<Radio checked={width === maxWidth} onChange={() => setMaxWidth(width)} />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
