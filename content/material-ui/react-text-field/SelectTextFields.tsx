import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function SelectTextFields() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        gap: 2,
      }}
    >
      <TextField select label="Roast" defaultValue="medium">
        <MenuItem value="light">Light</MenuItem>
        <MenuItem value="medium">Medium</MenuItem>
        <MenuItem value="dark">Dark</MenuItem>
      </TextField>
      <TextField select label="Grind" defaultValue="beans" slotProps={{ select: { native: true } }}>
        <option value="beans">Whole beans</option>
        <option value="filter">Filter</option>
        <option value="espresso">Espresso</option>
      </TextField>
    </Box>
  );
}
