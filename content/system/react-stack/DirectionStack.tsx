import { Stack } from '@mui/system';
import { Item } from './item';

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={2}>
      <Item>Item 1</Item>
      <Item>Item 2</Item>
      <Item>Item 3</Item>
    </Stack>
  );
}
