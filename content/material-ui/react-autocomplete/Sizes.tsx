import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { genres } from './books';

export default function Sizes() {
  return (
    <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
      <Autocomplete
        size="small"
        options={genres}
        defaultValue="Crime"
        renderInput={(params) => <TextField {...params} label="Outlined" />}
      />
      <Autocomplete
        size="small"
        options={genres}
        defaultValue="Crime"
        renderInput={(params) => <TextField {...params} variant="filled" label="Filled" />}
      />
      <Autocomplete
        multiple
        size="small"
        options={genres}
        defaultValue={['Crime', 'Poetry']}
        renderInput={(params) => <TextField {...params} variant="standard" label="Standard" />}
      />
    </Stack>
  );
}
