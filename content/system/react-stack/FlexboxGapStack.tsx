import { Stack } from '@mui/system';
import { Item } from './item';

export default function FlexboxGapStack() {
  return (
    <Stack
      direction="row"
      spacing={{ xs: 1, sm: 2 }}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 260 }}
    >
      <Item>Item 1</Item>
      <Item>Item 2</Item>
      <Item>A longer item</Item>
      <Item>Item 4</Item>
    </Stack>
  );
}
