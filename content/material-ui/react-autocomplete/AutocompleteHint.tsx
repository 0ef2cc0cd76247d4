import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { books } from './books';

const titles = books.map((book) => book.label);

export default function AutocompleteHint() {
  const [value, setValue] = React.useState<string | null>(null);
  const [inputValue, setInputValue] = React.useState('');
  const [focused, setFocused] = React.useState(false);
  const typed = inputValue.toLowerCase();
  const match = typed && focused && titles.find((title) => title.toLowerCase().startsWith(typed));
  const hint = match ? match.slice(inputValue.length) : '';

  return (
    <Autocomplete
      options={titles}
      value={value}
      onChange={(_event, next) => setValue(next)}
      inputValue={inputValue}
      onInputChange={(_event, next) => setInputValue(next)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !event.shiftKey && match && hint) {
          event.preventDefault();
          setValue(match);
        }
      }}
      sx={{ width: 360, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Book"
          helperText="Type “the”, then press Tab to take the hint"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <React.Fragment>
                  {hint && (
                    <Box aria-hidden sx={hintStyles}>
                      <span style={{ visibility: 'hidden' }}>{inputValue}</span>
                      {hint}
                    </Box>
                  )}
                  {params.InputProps.endAdornment}
                </React.Fragment>
              ),
            },
          }}
        />
      )}
    />
  );
}

// Lies over the input, with the same padding, and shows what comes after the typed text.
const hintStyles = {
  position: 'absolute',
  insetInlineStart: 14,
  insetInlineEnd: 64,
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'text.secondary',
  pointerEvents: 'none',
};
