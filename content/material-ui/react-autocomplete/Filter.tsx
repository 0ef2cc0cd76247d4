import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { books, type Book } from './books';

const everyField = createFilterOptions<Book>({
  stringify: (book) => `${book.label} ${book.genre} ${book.year}`,
  trim: true,
});
const firstLetters = createFilterOptions<Book>({ matchFrom: 'start', limit: 5 });

export default function Filter() {
  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      <Autocomplete
        options={books}
        filterOptions={everyField}
        renderInput={(params) => (
          <TextField {...params} label="Every field" helperText="Try “poetry” or “2018”" />
        )}
      />
      <Autocomplete
        options={books}
        filterOptions={firstLetters}
        renderInput={(params) => (
          <TextField {...params} label="From the start" helperText="Five options at most" />
        )}
      />
    </Stack>
  );
}
