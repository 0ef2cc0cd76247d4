import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltips() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Fill in the address first">
        <Button
          aria-disabled
          variant="outlined"
          onClick={(event) => event.preventDefault()}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', borderColor: 'divider' } }}
        >
          Focusable
        </Button>
      </Tooltip>
      <Tooltip describeChild title="Only the mouse gets here">
        <span>
          <Button disabled variant="outlined">
            Wrapped
          </Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
