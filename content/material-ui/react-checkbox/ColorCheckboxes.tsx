import { teal } from '@mui/material/colors';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function ColorCheckboxes() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Primary' }} />
      <Checkbox defaultChecked color="secondary" inputProps={{ 'aria-label': 'Secondary' }} />
      <Checkbox defaultChecked color="success" inputProps={{ 'aria-label': 'Success' }} />
      <Checkbox defaultChecked color="default" inputProps={{ 'aria-label': 'Default' }} />
      <Checkbox
        defaultChecked
        inputProps={{ 'aria-label': 'Teal' }}
        sx={{ color: teal[500], '&.Mui-checked': { color: teal[500] } }}
      />
    </Stack>
  );
}
