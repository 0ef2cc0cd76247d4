import { Box, Stack } from '@mui/system';
import { Item } from './item';

const line = <Box sx={{ borderLeft: '1px solid light-dark(#6b7a90, #8a97a8)' }} />;

export default function DividerStack() {
  return (
    <Stack direction="row" divider={line} spacing={2}>
      <Item>Item 1</Item>
      <Item>Item 2</Item>
      <Item>Item 3</Item>
    </Stack>
  );
}
