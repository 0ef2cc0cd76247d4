import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import { books } from './books';

const defaults = {
  autoComplete: false,
  autoHighlight: false,
  autoSelect: false,
  blurOnSelect: false,
  clearOnBlur: true,
  clearOnEscape: false,
  disableClearable: false,
  disableCloseOnSelect: false,
  disabled: false,
  disableListWrap: false,
  handleHomeEndKeys: true,
  includeInputInList: false,
  openOnFocus: false,
  readOnly: false,
  selectOnFocus: true,
};

export default function Playground() {
  const [props, setProps] = React.useState(defaults);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Autocomplete
        {...props}
        options={books}
        sx={{ width: 320, maxWidth: '100%' }}
        renderInput={(params) => <TextField {...params} label="Book" />}
      />
      <Box
        role="group"
        aria-label="Props"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}
      >
        {Object.entries(props).map(([name, checked]) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox size="small" checked={checked} />}
            onChange={(_event, next) => setProps({ ...props, [name]: next })}
          />
        ))}
      </Box>
    </Stack>
  );
}
