import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const note = 'Ring twice. The dog barks but is friendly.';

export default function MultilineTextFields() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        gap: 2,
      }}
    >
      <TextField multiline label="Grows with the text" defaultValue={note} />
      <TextField multiline minRows={2} maxRows={4} label="2 to 4 rows" />
      <TextField multiline rows={4} label="Always 4 rows" />
    </Box>
  );
}
