import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function TransitionsTooltips() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="The default">
        <Button variant="outlined">Grow</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Takes 600 ms"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 600 } }}
      >
        <Button variant="outlined">Slow fade</Button>
      </Tooltip>
      <Tooltip describeChild title="Scales from the center" slots={{ transition: Zoom }}>
        <Button variant="outlined">Zoom</Button>
      </Tooltip>
    </Stack>
  );
}
