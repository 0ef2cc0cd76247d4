import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltips() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip
        describeChild
        placement="top"
        title="Closed projects keep their files"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <Button variant="outlined">Close project</Button>
      </Tooltip>
      <FormControlLabel
        label="Show the hint"
        control={<Switch checked={open} onChange={(_, checked) => setOpen(checked)} />}
      />
    </Stack>
  );
}
