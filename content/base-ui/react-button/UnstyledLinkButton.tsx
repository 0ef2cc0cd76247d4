import Stack from '@mui/system/Stack';
import { ActionButton } from './parts';

export default function UnstyledLinkButton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ActionButton href="#links">A link</ActionButton>
      <ActionButton>A button</ActionButton>
    </Stack>
  );
}
