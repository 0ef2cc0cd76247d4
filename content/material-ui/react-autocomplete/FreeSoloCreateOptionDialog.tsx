import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { books, type Book } from './books';

type Option = Pick<Book, 'label'> & { year?: number; isNew?: boolean };

const filter = createFilterOptions<Option>({ trim: true });

export default function FreeSoloCreateOptionDialog() {
  const titleId = React.useId();
  const [options, setOptions] = React.useState<readonly Option[]>(books);
  const [value, setValue] = React.useState<Option | null>(null);
  const [open, setOpen] = React.useState(false);
  const [draft, setDraft] = React.useState({ label: '', year: '' });

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const book = { label: draft.label, year: Number(draft.year) };
    setOptions([...options, book]);
    setValue(book);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Autocomplete
        freeSolo
        clearOnBlur
        selectOnFocus
        handleHomeEndKeys
        options={options}
        value={value}
        onChange={(event, next) => {
          const picked = typeof next === 'string' ? { label: next, isNew: true } : next;
          if (picked?.isNew) {
            // Keep the Enter that picked the option from submitting the form of the dialog.
            event.preventDefault();
            setDraft({ label: picked.label, year: '' });
            setOpen(true);
          } else {
            setValue(picked);
          }
        }}
        filterOptions={(all, state) => {
          const label = state.inputValue.trim();
          const isKnown = all.some((book) => book.label.toLowerCase() === label.toLowerCase());
          const found = filter([...all], state);
          return label === '' || isKnown ? found : [...found, { label, isNew: true }];
        }}
        renderOption={({ key, ...props }, book) => (
          <li key={key} {...props}>
            {book.isNew ? `Add “${book.label}” …` : book.label}
          </li>
        )}
        sx={{ width: 320, maxWidth: '100%' }}
        renderInput={(params) => <TextField {...params} label="Book" />}
      />
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <form onSubmit={handleSubmit}>
          <DialogTitle id={titleId}>Add a book</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              <TextField
                required
                label="Title"
                value={draft.label}
                onChange={(event) => setDraft({ ...draft, label: event.target.value })}
              />
              <TextField
                autoFocus
                required
                type="number"
                label="Year"
                value={draft.year}
                onChange={(event) => setDraft({ ...draft, year: event.target.value })}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit">Add</Button>
          </DialogActions>
        </form>
      </Dialog>
    </React.Fragment>
  );
}
