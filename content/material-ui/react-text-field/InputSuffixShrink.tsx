import InputAdornment from '@mui/material/InputAdornment';
import { inputBaseClasses } from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';

const suffix = (
  <InputAdornment
    position="end"
    disablePointerEvents
    sx={{
      opacity: 0,
      transition: 'opacity 200ms',
      [`[data-shrink=true] ~ .${inputBaseClasses.root} > &`]: { opacity: 1 },
    }}
  >
    .example.org
  </InputAdornment>
);

export default function InputSuffixShrink() {
  return (
    <TextField
      label="Site address"
      slotProps={{ input: { endAdornment: suffix } }}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
