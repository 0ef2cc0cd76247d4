import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { books } from './books';

/** Cuts a text in three: before the first match, the match, the rest. */
function splitAtMatch(text: string, query: string) {
  const start = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  const end = start + query.length;
  return start === -1
    ? [text, '', '']
    : [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

export default function Highlights() {
  return (
    <Autocomplete
      options={books}
      renderOption={({ key, ...props }, book, { inputValue }) => {
        const [before, match, after] = splitAtMatch(book.label, inputValue);
        return (
          <li key={key} {...props}>
            <span>
              {before}
              <b>{match}</b>
              {after}
            </span>
          </li>
        );
      }}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Book" />}
    />
  );
}
