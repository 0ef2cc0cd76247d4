import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
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
    popupOpen,
    anchorEl,
    setAnchorEl,
  } = useAutocomplete({
    multiple: true,
    disableCloseOnSelect: true,
    defaultValue: ['Crime', 'Poetry'],
    options: genres,
  });

  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <div {...getRootProps()}>
        <Box component="label" {...getInputLabelProps()} sx={{ display: 'block', mb: 0.5 }}>
          Favourite genres
        </Box>
        <Box ref={setAnchorEl} sx={fieldStyles} className={focused ? 'focused' : undefined}>
          {value.map((option, index) => {
            const { key, onDelete, ...tagProps } = getTagProps({ index });
            return (
              <button
                key={key}
                type="button"
                aria-label={`Remove ${option}`}
                {...tagProps}
                onClick={onDelete}
              >
                {option}
                <CloseIcon sx={{ fontSize: 16 }} />
              </button>
            );
          })}
          <input {...getInputProps()} />
        </Box>
      </div>
      <Popper open={popupOpen} anchorEl={anchorEl} sx={{ zIndex: 'modal' }}>
        <Box
          component="ul"
          {...getListboxProps()}
          sx={listStyles}
          style={{ width: anchorEl?.clientWidth }}
        >
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
      </Popper>
    </Box>
  );
}

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
  position: 'relative', // the highlighted option is scrolled into view by its offset in the list
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
