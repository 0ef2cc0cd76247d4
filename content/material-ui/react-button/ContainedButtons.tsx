import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ContainedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Place order</Button>
      <Button variant="contained" disabled>
        Sold out
      </Button>
      <Button variant="contained" href="#contained-button">
        View cart
      </Button>
    </Stack>
  );
}
