import { useState } from 'react';
import { Box } from '@mui/system';

export default function DynamicValues() {
  const [isOn, setIsOn] = useState(false);

  return (
    <Box
      component="button"
      aria-pressed={isOn}
      onClick={() => setIsOn(!isOn)}
      sx={[
        {
          p: 1.5,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          border: '2px solid light-dark(#6b7a90, #8a97a8)',
          borderRadius: 1,
          cursor: 'pointer',
        },
        isOn && {
          color: 'light-dark(#fff, #001e3c)',
          bgcolor: 'light-dark(#0059b2, #66b2ff)',
          borderColor: 'transparent',
        },
      ]}
    >
      {isOn ? 'Following' : 'Follow'}
    </Box>
  );
}
