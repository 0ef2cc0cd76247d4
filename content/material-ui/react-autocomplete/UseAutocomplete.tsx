import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { books } from './books';

export default function UseAutocomplete() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ options: books });

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <div {...getRootProps()}>
        <Box component="label" {...getInputLabelProps()} sx={{ display: 'block', mb: 0.5 }}>
          Book
        </Box>
        <Box component="input" {...getInputProps()} sx={inputStyles} />
      </div>
      {groupedOptions.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={listStyles}>
          {groupedOptions.map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option.label}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const inputStyles = {
  width: '100%',
  p: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
};

const listStyles = {
  position: 'relative', // the highlighted option is scrolled into view by its offset in the list
  maxHeight: 200,
  m: 0,
  p: 0,
  overflow: 'auto',
  listStyle: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '& li': { px: 1, py: 0.5, cursor: 'pointer' },
  '& li[aria-selected="true"]': { fontWeight: 700 },
  '& li.Mui-focused': { bgcolor: 'action.selected' },
};
