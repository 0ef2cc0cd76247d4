import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { genres } from './books';

export default function ControllableStates() {
  const [value, setValue] = React.useState<string | null>('Crime');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <div>
      <Autocomplete
        options={genres}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        sx={{ width: 320, maxWidth: '100%' }}
        renderInput={(params) => <TextField {...params} label="Genre" />}
      />
      <Box component="pre" sx={{ mt: 2, mb: 0, whiteSpace: 'pre-wrap' }}>
        {`value:      ${JSON.stringify(value)}\ninputValue: ${JSON.stringify(inputValue)}`}
      </Box>
    </div>
  );
}
