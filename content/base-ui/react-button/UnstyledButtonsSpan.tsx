import Stack from '@mui/system/Stack';
import { ActionButton } from './parts';

export default function UnstyledButtonsSpan() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ActionButton slots={{ root: 'span' }}>Save</ActionButton>
      <ActionButton slots={{ root: 'span' }} disabled>
        Saved
      </ActionButton>
    </Stack>
  );
}
