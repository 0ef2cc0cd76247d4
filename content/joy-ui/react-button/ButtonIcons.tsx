import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { Add, ArrowForward } from './icons';

export default function ButtonIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<Add />}>New invoice</Button>
      <Button variant="soft" endDecorator={<ArrowForward />}>
        Continue
      </Button>
      <Button variant="outlined" color="neutral" endDecorator="⌘K">
        Search
      </Button>
    </Stack>
  );
}
