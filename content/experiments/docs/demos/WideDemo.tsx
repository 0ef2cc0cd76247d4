import Box from '@mui/material/Box';

export default function WideDemo() {
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Wide">
      <Box sx={{ width: 1200, p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        1200 pixels of content
      </Box>
    </Box>
  );
}
