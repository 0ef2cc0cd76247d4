import CheckIcon from '@mui/icons-material/Check';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { books, genres } from './books';

const withOptions = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiAutocomplete: {
      defaultProps: {
        renderOption: ({ key, ...props }, option, { selected }, ownerState) => (
          <li key={key} {...props}>
            {ownerState.getOptionLabel(option)}
            {selected && <CheckIcon color="primary" sx={{ marginInlineStart: 'auto' }} />}
          </li>
        ),
      },
    },
  },
});

export default function GloballyCustomizedOptions() {
  return (
    <ThemeProvider theme={withOptions}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <Autocomplete
          options={books}
          defaultValue={books[0]}
          renderInput={(params) => <TextField {...params} label="Book" />}
        />
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={genres}
          defaultValue={['Crime', 'Poetry']}
          renderInput={(params) => <TextField {...params} label="Genres" />}
        />
      </Stack>
    </ThemeProvider>
  );
}
