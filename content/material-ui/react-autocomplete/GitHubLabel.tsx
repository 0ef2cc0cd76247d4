import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CircleIcon from '@mui/icons-material/Circle';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const labels = [
  { name: 'bug', color: '#d32f2f', text: 'Something does not work' },
  { name: 'docs', color: '#0288d1', text: 'Text and examples' },
  { name: 'duplicate', color: '#9e9e9e', text: 'Reported before' },
  { name: 'feature', color: '#388e3c', text: 'Something new' },
  { name: 'good first task', color: '#7b1fa2', text: 'A place to start' },
  { name: 'needs design', color: '#f57c00', text: 'Waits for a drawing' },
  { name: 'performance', color: '#c2185b', text: 'Slower than it should be' },
];

/** Shows the options in place instead of in a layer of their own. */
function InlinePopper({ children }: PopperProps) {
  return <div>{typeof children === 'function' ? null : children}</div>;
}

export default function GitHubLabel() {
  const [value, setValue] = React.useState(labels.slice(0, 2));
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={button !== null}
        // Keep the focus in the picker, so that this click can close it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => setButton(button ? null : event.currentTarget)}
      >
        Labels
      </Button>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {value.map(({ name, color }) => (
          <Chip
            key={name}
            variant="outlined"
            label={name}
            icon={<CircleIcon style={{ color }} />}
          />
        ))}
      </Stack>
      <Popper
        open={button !== null}
        anchorEl={button}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper role="dialog" aria-label="Labels" elevation={8} sx={{ width: 280 }}>
          <Autocomplete
            open
            multiple
            disableClearable
            disableCloseOnSelect
            forcePopupIcon={false}
            size="small"
            options={labels}
            getOptionLabel={(label) => label.name}
            value={value}
            onChange={(_event, next) => setValue(next)}
            onClose={(_event, reason) => {
              if (reason === 'escape') {
                button?.focus();
              }
              if (reason === 'escape' || reason === 'blur') {
                setButton(null);
              }
            }}
            onKeyDown={(event) => {
              // The chips are elsewhere: Backspace edits the text and removes no label.
              event.defaultMuiPrevented = event.key === 'Backspace';
            }}
            noOptionsText="No labels"
            renderTags={() => null}
            renderOption={({ key, ...props }, label, { selected }) => (
              <li key={key} {...props}>
                <CircleIcon fontSize="small" style={{ color: label.color }} />
                <ListItemText primary={label.name} secondary={label.text} sx={{ mx: 1.5 }} />
                <CheckIcon fontSize="small" sx={{ visibility: selected ? 'visible' : 'hidden' }} />
              </li>
            )}
            slots={{ popper: InlinePopper }}
            slotProps={{ paper: { elevation: 0, sx: { bgcolor: 'transparent' } } }}
            renderInput={(params) => (
              <Box sx={{ p: 1.5, pb: 0 }}>
                <TextField {...params} autoFocus label="Filter labels" />
              </Box>
            )}
          />
        </Paper>
      </Popper>
    </Stack>
  );
}
