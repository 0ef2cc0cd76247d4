import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { books } from './books';

const titles = books.map((book) => book.label);

export default function FreeSolo() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        freeSolo
        options={titles}
        renderInput={(params) => <TextField {...params} label="Title" />}
      />
      <Autocomplete
        freeSolo
        disableClearable
        options={titles}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Search the library"
            slotProps={{ input: { ...params.InputProps, type: 'search' } }}
          />
        )}
      />
    </Stack>
  );
}
