import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const closer = [{ name: 'offset', options: { offset: [0, -10] } }];
const aside = [{ name: 'offset', options: { offset: [40, 0] } }];

export default function TooltipOffset() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="10 px closer" slotProps={{ popper: { modifiers: closer } }}>
        <Button variant="outlined">Closer</Button>
      </Tooltip>
      <Tooltip describeChild title="40 px along" slotProps={{ popper: { modifiers: aside } }}>
        <Button variant="outlined">Aside</Button>
      </Tooltip>
    </Stack>
  );
}
