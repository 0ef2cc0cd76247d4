import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function InputVariables() {
  const [radius, setRadius] = useState(20);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 360, maxWidth: '100%' }}>
      <Input
        defaultValue="Blue chairs"
        endDecorator={<Button>Search</Button>}
        slotProps={{ input: { 'aria-label': 'Search the shop' } }}
        sx={{ '--Input-radius': `${radius}px`, '--Input-minHeight': '52px' }}
      />
      <Typography level="body-sm">--Input-radius: {radius}px</Typography>
      <Slider
        aria-label="Radius of the input"
        min={0}
        max={26}
        value={radius}
        onChange={(_, value) => setRadius(value as number)}
      />
    </Box>
  );
}
