import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { Close, Search } from './icons';

export default function InputDecorators() {
  return (
    <Stack spacing={2}>
      <FormControl>
        <FormLabel>Price of a night</FormLabel>
        <Input defaultValue="84" startDecorator="€" endDecorator={<Button>Apply</Button>} />
      </FormControl>
      <FormControl>
        <FormLabel>Search the archive</FormLabel>
        <Input
          defaultValue="harbor"
          startDecorator={<Search />}
          endDecorator={
            <IconButton aria-label="Clear the search">
              <Close />
            </IconButton>
          }
        />
      </FormControl>
    </Stack>
  );
}
