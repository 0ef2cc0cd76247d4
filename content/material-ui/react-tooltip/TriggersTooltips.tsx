import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TriggersTooltips() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild disableFocusListener title="Not with the keyboard">
        <Button variant="outlined">Hover or touch</Button>
      </Tooltip>
      <Tooltip describeChild disableHoverListener title="Not with the mouse">
        <Button variant="outlined">Focus or touch</Button>
      </Tooltip>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Tooltip
          describeChild
          disableFocusListener
          disableHoverListener
          disableTouchListener
          open={open}
          onClose={() => setOpen(false)}
          title="Press Esc or click elsewhere to close"
        >
          <Button variant="outlined" onClick={() => setOpen(!open)}>
            Click
          </Button>
        </Tooltip>
      </ClickAwayListener>
    </Stack>
  );
}
