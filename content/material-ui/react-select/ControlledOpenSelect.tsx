import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const labelId = useId();
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <FormControl sx={{ minWidth: 180 }}>
        <InputLabel id={labelId}>Assignee</InputLabel>
        <Select
          labelId={labelId}
          label="Assignee"
          defaultValue=""
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        >
          <MenuItem value="design">Design team</MenuItem>
          <MenuItem value="support">Support team</MenuItem>
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Choose an assignee</Button>
    </Stack>
  );
}
