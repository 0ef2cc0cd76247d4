import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const surface = {
  p: 1.5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 4,
};

function PaperTooltip(props: TooltipProps) {
  return <Tooltip slotProps={{ tooltip: { sx: surface } }} {...props} />;
}

export default function CustomizedTooltips() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip
        describeChild
        title="Larger text for this one"
        slotProps={{ tooltip: { sx: { fontSize: '1rem' } } }}
      >
        <Button variant="outlined">One tooltip</Button>
      </Tooltip>
      <PaperTooltip describeChild title="A style that all these tooltips share">
        <Button variant="outlined">Own component</Button>
      </PaperTooltip>
      <PaperTooltip
        title={
          <>
            <Typography variant="subtitle2">Response time</Typography>
            <Typography variant="body2">
              Median of the last <b>24 hours</b>, in milliseconds.
            </Typography>
          </>
        }
      >
        <IconButton aria-label="About response time">
          <HelpOutlineIcon />
        </IconButton>
      </PaperTooltip>
    </Stack>
  );
}
