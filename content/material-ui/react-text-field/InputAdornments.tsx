import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';

export default function InputAdornments() {
  const [visible, setVisible] = useState(false);

  const kg = <InputAdornment position="end">kg</InputAdornment>;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Show password"
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );

  return (
    <Box component="form" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        label="Weight in kg"
        defaultValue="2.5"
        slotProps={{
          input: { endAdornment: kg },
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        }}
      />
      <TextField
        label="Password"
        autoComplete="new-password"
        type={visible ? 'text' : 'password'}
        defaultValue="seven-quiet-otters"
        slotProps={{ input: { endAdornment: toggle } }}
      />
    </Box>
  );
}
