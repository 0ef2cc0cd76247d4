import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { Search } from './icons';

export default function InputIntegration() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="sm" startDecorator={<Search />}>
        Small
      </Button>
      <Button size="lg" startDecorator={<Search />}>
        Large
      </Button>
      <IconButton size="sm" variant="soft" aria-label="Search, small">
        <Search />
      </IconButton>
      <IconButton size="lg" variant="soft" aria-label="Search, large">
        <Search />
      </IconButton>
      <Chip startDecorator={<Search />}>Chip</Chip>
    </Stack>
  );
}
