import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import type { SxProps } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';

const bar: SxProps = {
  display: 'flex',
  alignItems: 'center',
  maxWidth: 400,
  p: 0.5,
  '&:has(input:focus)': { outline: '2px solid', outlineColor: 'primary.main' },
  '& input::placeholder': { opacity: 0.7 },
};

export default function CustomizedInputBase() {
  return (
    <Paper component="form" role="search" sx={bar} onSubmit={(event) => event.preventDefault()}>
      <InputBase
        type="search"
        placeholder="Search trails"
        inputProps={{ 'aria-label': 'Search trails' }}
        sx={{ flex: 1, ml: 1 }}
      />
      <IconButton type="submit" aria-label="Search">
        <SearchIcon />
      </IconButton>
    </Paper>
  );
}
