import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function InlineFrame() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Without" />
      <Chip label="a frame" color="primary" />
    </Stack>
  );
}
