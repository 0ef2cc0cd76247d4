import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function AccessibilityTooltips() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="Filter">
        <IconButton>
          <FilterListIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Sends the report to everyone on the list">
        <Button variant="outlined">Publish</Button>
      </Tooltip>
    </Stack>
  );
}
