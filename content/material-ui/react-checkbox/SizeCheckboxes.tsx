import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function SizeCheckboxes() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Checkbox defaultChecked size="small" inputProps={{ 'aria-label': 'Small' }} />
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Medium' }} />
      <Checkbox defaultChecked size="large" inputProps={{ 'aria-label': 'Large' }} />
      <Checkbox
        defaultChecked
        inputProps={{ 'aria-label': '48 pixels' }}
        sx={{ '& .MuiSvgIcon-root': { fontSize: 48 } }}
      />
    </Stack>
  );
}
