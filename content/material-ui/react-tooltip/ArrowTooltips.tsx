import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ArrowTooltips() {
  return (
    <Tooltip arrow title="Print">
      <IconButton>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  );
}
