import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { genres } from './books';

const chosen = ['Crime', 'Poetry'];

export default function Tags() {
  return (
    <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
      <Autocomplete
        multiple
        options={genres}
        defaultValue={chosen}
        renderInput={(params) => <TextField {...params} label="Genres" />}
      />
      <Autocomplete
        multiple
        filterSelectedOptions
        options={genres}
        defaultValue={chosen}
        renderInput={(params) => <TextField {...params} label="Without the selected options" />}
      />
      <Autocomplete
        multiple
        freeSolo
        options={genres}
        defaultValue={chosen}
        renderTags={(tags, getTagProps) =>
          tags.map((tag, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return <Chip key={key} variant="outlined" color="primary" label={tag} {...tagProps} />;
          })
        }
        renderInput={(params) => <TextField {...params} label="Free solo, own chips" />}
      />
      <Autocomplete
        multiple
        readOnly
        options={genres}
        defaultValue={chosen}
        renderInput={(params) => <TextField {...params} label="Read only" />}
      />
    </Stack>
  );
}
