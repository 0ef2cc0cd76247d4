import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function DensityPreview() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 440 }}>
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Travel costs
        </Typography>
        <IconButton edge="end" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Toolbar>
      <Stack spacing={2} sx={{ p: 2 }}>
        <TextField label="Purpose" defaultValue="Customer visit" />
        <TextField label="Amount" defaultValue="148.20" helperText="With tax, in euro" />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button>Cancel</Button>
          <Button variant="contained">Send</Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
