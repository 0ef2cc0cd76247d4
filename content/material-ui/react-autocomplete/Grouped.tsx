import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { books } from './books';

const byGenre = [...books].sort((a, b) => a.genre.localeCompare(b.genre, 'en'));

export default function Grouped() {
  return (
    <Autocomplete
      options={byGenre}
      groupBy={(book) => book.genre}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Book" />}
    />
  );
}
