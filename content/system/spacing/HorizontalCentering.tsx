import { Box } from '@mui/system';

export default function HorizontalCentering() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          mx: 'auto',
          width: 200,
          p: 1,
          borderRadius: 1,
          textAlign: 'center',
          bgcolor: 'light-dark(#e3f2fd, #12304a)',
        }}
      >
        mx: 'auto'
      </Box>
    </Box>
  );
}
