import { useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function StateTextFields() {
  const [title, setTitle] = useState('Harbour at dusk');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
      <TextField
        label="Controlled"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        helperText={`${title.length} characters`}
      />
      <TextField label="Uncontrolled" name="caption" defaultValue="Oil on canvas" />
    </Box>
  );
}
