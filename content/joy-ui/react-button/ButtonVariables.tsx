import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { Add } from './icons';

export default function ButtonVariables() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button startDecorator={<Add />}>Default</Button>
      <Button
        startDecorator={<Add />}
        sx={{ '--Button-radius': '99px', '--Button-gap': '2px', '--Button-minHeight': '3rem' }}
      >
        Adjusted
      </Button>
    </Stack>
  );
}
