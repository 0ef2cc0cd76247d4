import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function NonInteractiveTooltips() {
  return (
    <Tooltip describeChild disableInteractive title="Closes when the pointer leaves the button">
      <Button variant="outlined">Not interactive</Button>
    </Tooltip>
  );
}
