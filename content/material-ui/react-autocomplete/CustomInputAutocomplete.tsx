import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { genres } from './books';

export default function CustomInputAutocomplete() {
  return (
    <Autocomplete
      options={genres}
      sx={{ width: 240, maxWidth: '100%' }}
      renderInput={(params) => (
        <div ref={params.InputProps.ref}>
          <Box component="label" {...params.InputLabelProps} sx={{ display: 'block', mb: 0.5 }}>
            Genre
          </Box>
          <Box component="input" type="text" {...params.inputProps} sx={inputStyles} />
        </div>
      )}
    />
  );
}

const inputStyles = {
  // The class names in `inputProps` carry a width of their own.
  '&.MuiAutocomplete-input': { width: '100%' },
  p: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
};
