import Stack from '@mui/system/Stack';
import { ActionButton } from './parts';

export default function UnstyledButtonsDisabledFocus() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ActionButton disabled>Not reached</ActionButton>
      <ActionButton disabled focusableWhenDisabled>
        Reached with the Tab key
      </ActionButton>
    </Stack>
  );
}
