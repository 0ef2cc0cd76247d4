import type { ReactNode } from 'react';
import { Box, type SxProps } from '@mui/system';

function Badge({ sx = [], children }: { sx?: SxProps; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={[
        { px: 1.5, py: 0.5, borderRadius: 4, bgcolor: 'light-dark(#e7ebf0, #303740)' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function PassingSxProp() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Badge>Plain</Badge>
      <Badge sx={{ bgcolor: 'light-dark(#d0ebd6, #1c4427)' }}>Green</Badge>
      <Badge sx={{ fontWeight: 700 }}>Bold</Badge>
    </Box>
  );
}
