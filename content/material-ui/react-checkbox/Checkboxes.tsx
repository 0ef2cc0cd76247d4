import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function Checkboxes() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Select invoice 1041' }} />
      <Checkbox inputProps={{ 'aria-label': 'Select invoice 1042' }} />
      <Checkbox disabled inputProps={{ 'aria-label': 'Select invoice 1043' }} />
      <Checkbox disabled checked inputProps={{ 'aria-label': 'Select invoice 1044' }} />
    </Stack>
  );
}
