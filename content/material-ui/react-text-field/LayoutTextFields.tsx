import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function LayoutTextFields() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(['none', 'dense', 'normal'] as const).map((margin) => (
        <Box
          key={margin}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            border: '1px dashed',
            borderColor: 'divider',
          }}
        >
          <TextField margin={margin} label={`margin: ${margin}`} />
          <TextField margin={margin} label={`margin: ${margin}`} />
        </Box>
      ))}
    </Box>
  );
}
