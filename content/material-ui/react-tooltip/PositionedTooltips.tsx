import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

const placements: NonNullable<TooltipProps['placement']>[] = [
  'top-start',
  'top',
  'top-end',
  'left-start',
  'left',
  'left-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
];

export default function PositionedTooltips() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '9rem', sm: 'repeat(3, 9rem)' },
        justifyContent: 'center',
      }}
    >
      {placements.map((placement) => (
        <Tooltip key={placement} describeChild placement={placement} title="A note">
          <Button variant="outlined" sx={{ py: 2, textTransform: 'none' }}>
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Box>
  );
}
