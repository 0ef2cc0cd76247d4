import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { genres } from './books';

export default function LimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      options={genres}
      defaultValue={['Adventure', 'Crime', 'History', 'Poetry']}
      sx={{ width: 480, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Genres" />}
    />
  );
}
