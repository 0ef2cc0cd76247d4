import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PalettePreview() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained">Save</Button>
        <Button variant="outlined">Preview</Button>
        <Chip label="Draft" color="primary" variant="outlined" />
        <Switch defaultChecked inputProps={{ 'aria-label': 'Publish at once' }} />
      </Stack>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Fab color="secondary" size="small" aria-label="Add">
          <AddIcon />
        </Fab>
        <Button variant="contained" color="secondary">
          Subscribe
        </Button>
        <Chip label="New" color="secondary" />
        <Switch defaultChecked color="secondary" inputProps={{ 'aria-label': 'Notify readers' }} />
      </Stack>
      <LinearProgress variant="determinate" value={60} aria-label="Upload" />
    </Stack>
  );
}
