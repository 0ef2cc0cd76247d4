import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { books, type Book } from './books';

/** Stands in for a request. Like parsed JSON, the answer is made of new objects every time. */
function fetchBooks(): Promise<Book[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(books.map((book) => ({ ...book }))), 1500);
  });
}

export default function Asynchronous() {
  const [open, setOpen] = React.useState(false);
  const [options, setOptions] = React.useState<Book[] | null>(null);
  const loading = open && options === null;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    let active = true;
    fetchBooks().then((result) => {
      if (active) {
        setOptions(result);
      }
    });
    return () => {
      active = false;
    };
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setOptions(null);
      }}
      loading={loading}
      options={options ?? []}
      isOptionEqualToValue={(option, value) => option.label === value.label}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Book"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <React.Fragment>
                  {loading && (
                    <CircularProgress aria-label="Loading books" color="inherit" size={20} />
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
