import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { genres } from './books';

export default function CustomizedHook() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getTagProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    value,
    focused,
    setAnchorEl,
  } = useAutocomplete({
    multiple: true,
    disableCloseOnSelect: true,
    defaultValue: ['Crime', 'Poetry'],
    options: genres,
  });

  return (
    <Box sx={{ position: 'relative', maxWidth: 360 }}>
      <div {...getRootProps()}>
        <Box component="label" {...getInputLabelProps()} sx={{ display: 'block', mb: 0.5 }}>
          Favourite genres
        </Box>
        <Box ref={setAnchorEl} sx={fieldStyles} className={focused ? 'focused' : undefined}>
          {value.map((option, index) => {
            const { key, onDelete, ...tagProps } = getTagProps({ index });
            return (
              <button key={key} type="button" {...tagProps} onClick={onDelete}>
                <Box component="span" sx={visuallyHidden}>
                  Remove
                </Box>
                {option}
                <CloseIcon sx={{ fontSize: 16 }} />
              </button>
            );
          })}
          <input {...getInputProps()} />
        </Box>
      </div>
      {groupedOptions.length > 0 && (
        <Box component="ul" {...getListboxProps()} sx={listStyles}>
          {groupedOptions.map((option, index) => {
            const { key, ...optionProps } = getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option}
                <CheckIcon fontSize="small" />
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

const visuallyHidden = { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' };

const fieldStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  p: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'text.secondary',
  bgcolor: 'background.paper',
  '&.focused': { outline: 2, outlineColor: 'primary.main', outlineOffset: '-1px' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    px: 1,
    py: 0.5,
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'action.selected',
    border: 0,
    borderRadius: 0.5,
    cursor: 'pointer',
  },
  '& input': {
    flex: '1 1 60px',
    minWidth: 0,
    p: 0.5,
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'transparent',
    border: 0,
    outline: 0,
  },
};

const listStyles = {
  position: 'absolute',
  zIndex: 1,
  width: '100%',
  maxHeight: 240,
  mx: 0,
  my: 0.5,
  p: 0.5,
  overflow: 'auto',
  listStyle: 'none',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 4,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    px: 1,
    py: 0.5,
    borderRadius: 0.5,
    cursor: 'pointer',
  },
  '& li svg': { visibility: 'hidden', color: 'primary.main' },
  '& li[aria-selected="true"] svg': { visibility: 'visible' },
  '& li.Mui-focused': { bgcolor: 'action.selected' },
};
