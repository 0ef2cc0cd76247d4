import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const text =
  'Backups run every night at two. Each one is kept for thirty days, and the first one of a month for a year.';

export default function VariableWidth() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title={text}>
        <Button variant="outlined">300 px</Button>
      </Tooltip>
      <Tooltip describeChild title={text} slotProps={{ tooltip: { sx: { maxWidth: 180 } } }}>
        <Button variant="outlined">180 px</Button>
      </Tooltip>
      <Tooltip describeChild title={text} slotProps={{ tooltip: { sx: { maxWidth: 'none' } } }}>
        <Button variant="outlined">No limit</Button>
      </Tooltip>
    </Stack>
  );
}
