import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const chapters = Array.from({ length: 12 }, (_, index) => index + 1);

export default function ElevateAppBar() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({
    target: box ?? undefined,
    disableHysteresis: true,
    threshold: 0,
  });

  return (
    <Box
      ref={setBox}
      role="region"
      aria-label="Chapters"
      tabIndex={0}
      sx={{ height: 320, overflow: 'auto', isolation: 'isolate' }}
    >
      <AppBar position="sticky" color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Chapters
          </Typography>
        </Toolbar>
      </AppBar>
      {chapters.map((chapter) => (
        <Typography key={chapter} sx={{ p: 2 }}>
          Chapter {chapter}: in which the keeper trims the lamp and the fog does not lift.
        </Typography>
      ))}
    </Box>
  );
}
