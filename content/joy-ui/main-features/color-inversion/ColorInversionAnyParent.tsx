import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';

export default function ColorInversionAnyParent() {
  return (
    <Box
      component="section"
      aria-label="Offer"
      sx={[
        { display: 'grid', gap: 2, justifyItems: 'start', p: 3, borderRadius: 'lg' },
        { background: 'linear-gradient(120deg, #136c13, #0a470a)' },
        applySolidInversion('success'),
      ]}
    >
      <Typography level="title-lg" component="div">
        Plant a tree with each order
      </Typography>
      <Button variant="outlined">Learn how</Button>
    </Box>
  );
}
