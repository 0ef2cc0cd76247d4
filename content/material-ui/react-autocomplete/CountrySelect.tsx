import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

const badge = {
  width: 36,
  flexShrink: 0,
  marginInlineEnd: 1.5,
  py: 0.25,
  borderRadius: 0.5,
  bgcolor: 'action.selected',
  typography: 'caption',
  fontWeight: 700,
  textAlign: 'center',
};

export default function CountrySelect() {
  return (
    <Autocomplete
      autoHighlight
      options={countries}
      sx={{ width: 320, maxWidth: '100%' }}
      renderOption={({ key, ...props }, country) => (
        <li key={key} {...props}>
          <Box component="span" aria-hidden sx={badge}>
            {country.code}
          </Box>
          {country.label} (+{country.phone})
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Country"
          slotProps={{ htmlInput: { ...params.inputProps, autoComplete: 'new-password' } }}
        />
      )}
    />
  );
}
