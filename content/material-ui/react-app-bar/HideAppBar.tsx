import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const days = Array.from({ length: 12 }, (_, index) => index + 1);

export default function HideAppBar() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const hidden = useScrollTrigger({ target: box ?? undefined });

  return (
    <Box
      ref={setBox}
      role="region"
      aria-label="Field notes"
      tabIndex={0}
      sx={{ height: 320, overflow: 'auto', isolation: 'isolate' }}
    >
      <Slide appear={false} direction="down" in={!hidden} container={box}>
        <AppBar position="sticky">
          <Toolbar>
            <Typography variant="h6" component="div">
              Field notes
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      {days.map((day) => (
        <Typography key={day} sx={{ p: 2 }}>
          Day {day}: counted the herons at the weir, then walked upstream to the second lock.
        </Typography>
      ))}
    </Box>
  );
}
