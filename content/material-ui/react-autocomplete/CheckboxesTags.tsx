import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { books } from './books';

export default function CheckboxesTags() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={books}
      renderOption={({ key, ...props }, book, { selected }) => {
        const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
        return (
          <li key={key} {...props}>
            <Icon
              fontSize="small"
              color={selected ? 'primary' : 'action'}
              sx={{ marginInlineEnd: 1.5 }}
            />
            {book.label}
          </li>
        );
      }}
      sx={{ width: 480, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Reading list" />}
    />
  );
}
