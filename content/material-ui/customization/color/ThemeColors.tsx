import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function ThemeColors() {
  return (
    <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', p: 2, borderRadius: 1 }}>
      <Typography variant="h6" component="p">
        Next departure: 14:20
      </Typography>
      <Typography variant="body2">Platform 3, on time</Typography>
    </Box>
  );
}
