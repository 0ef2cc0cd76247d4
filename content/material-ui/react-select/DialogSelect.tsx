import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function DialogSelect() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('Tuesday');
  const [draft, setDraft] = useState(day);

  const edit = () => {
    setDraft(day);
    setOpen(true);
  };

  const save = () => {
    setDay(draft);
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={edit}>
        Pickup: {day}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`}>Change the pickup</DialogTitle>
        <DialogContent>
          <FormControl fullWidth sx={{ mt: 1 }}>
            <InputLabel id={`${id}-day`}>Day</InputLabel>
            <Select
              labelId={`${id}-day`}
              label="Day"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            >
              <MenuItem value="Monday">Monday</MenuItem>
              <MenuItem value="Tuesday">Tuesday</MenuItem>
              <MenuItem value="Friday">Friday</MenuItem>
            </Select>
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={save}>Save</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
