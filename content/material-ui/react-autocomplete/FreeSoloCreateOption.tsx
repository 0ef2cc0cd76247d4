import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { genres } from './books';

interface Shelf {
  label: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Shelf>({ trim: true });
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export default function FreeSoloCreateOption() {
  const [shelves, setShelves] = React.useState<Shelf[]>(genres.map((label) => ({ label })));
  const [value, setValue] = React.useState<Shelf | null>(null);

  const pick = (label: string) => {
    const known = shelves.find((shelf) => isSame(shelf.label, label));
    const shelf = known ?? { label };
    if (!known) {
      setShelves([...shelves, shelf]);
    }
    setValue(shelf);
  };

  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      clearOnBlur
      selectOnFocus
      handleHomeEndKeys
      options={shelves}
      value={value}
      onChange={(_event, next) => {
        const label = (typeof next === 'string' ? next : next?.label)?.trim();
        if (label) {
          pick(label);
        } else {
          setValue(null);
        }
      }}
      filterOptions={(options, state) => {
        const label = state.inputValue.trim();
        const isKnown = label === '' || options.some((shelf) => isSame(shelf.label, label));
        return isKnown
          ? filter(options, state)
          : [...filter(options, state), { label, isNew: true }];
      }}
      renderOption={({ key, ...props }, shelf) => (
        <li key={key} {...props}>
          {shelf.isNew ? `Add “${shelf.label}”` : shelf.label}
        </li>
      )}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Shelf" />}
    />
  );
}
