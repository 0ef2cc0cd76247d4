import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursorTooltips() {
  return (
    <Tooltip followCursor title="Quiet zone, 24 seats">
      <Box
        role="img"
        aria-label="Reading room: a quiet zone with 24 seats"
        sx={{
          height: 140,
          borderRadius: 2,
          color: 'primary.main',
          border: '2px solid',
          background: 'radial-gradient(currentColor 20%, transparent 22%) 0 0 / 40px 40px',
        }}
      />
    </Tooltip>
  );
}
