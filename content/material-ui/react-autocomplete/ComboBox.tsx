import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { books } from './books';

export default function ComboBox() {
  return (
    <Autocomplete
      options={books}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Book" />}
    />
  );
}
