import Stack from '@mui/system/Stack';
import { ActionButton } from './parts';

export default function UnstyledButtonsSimple() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ActionButton>Save</ActionButton>
      <ActionButton disabled>Saved</ActionButton>
    </Stack>
  );
}
