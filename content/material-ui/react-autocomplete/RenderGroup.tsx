import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { books } from './books';

const byDecade = [...books].sort((a, b) => b.year - a.year);

export default function RenderGroup() {
  return (
    <Autocomplete
      options={byDecade}
      groupBy={(book) => `${Math.floor(book.year / 10) * 10}s`}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="group" aria-label={group}>
          <Box
            aria-hidden
            sx={{
              position: 'sticky',
              top: -8,
              zIndex: 1,
              px: 2,
              py: 0.5,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              typography: 'subtitle2',
            }}
          >
            {group}
          </Box>
          <Box component="ul" role="none" sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Book" />}
    />
  );
}
