import Button from '@mui/material/Button';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';

const popper = `&.${tooltipClasses.popper}`;
const noMargin = {
  [`${popper}[data-popper-placement*="bottom"] .${tooltipClasses.tooltip}`]: { mt: 0 },
  [`${popper}[data-popper-placement*="top"] .${tooltipClasses.tooltip}`]: { mb: 0 },
};

export default function TooltipMargin() {
  return (
    <Tooltip describeChild title="Touches the button" slotProps={{ popper: { sx: noMargin } }}>
      <Button variant="outlined">No margin</Button>
    </Tooltip>
  );
}
