import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DenseProps() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField label="City" size="small" />
      <Button variant="contained" size="small">
        Add
      </Button>
      <Chip label="Lisbon" size="small" />
    </Stack>
  );
}
