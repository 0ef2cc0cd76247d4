import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { ArrowForward } from './icons';

export default function ButtonLink() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="#as-a-link">
        Read the guide
      </Button>
      <IconButton component="a" href="#as-a-link" aria-label="Read the guide">
        <ArrowForward />
      </IconButton>
    </Stack>
  );
}
