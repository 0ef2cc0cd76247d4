import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const entries = Array.from({ length: 20 }, (_, index) => 1990 + index);

export default function BackToTop() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolled = useScrollTrigger({ target: box ?? undefined, disableHysteresis: true });

  const backToTop = () => {
    box?.scrollTo({ top: 0 });
    box?.focus({ preventScroll: true });
  };

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate' }}>
      <Box
        ref={setBox}
        role="region"
        aria-label="Harvest log"
        tabIndex={0}
        sx={{
          height: 320,
          overflow: 'auto',
          '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
        }}
      >
        <AppBar position="sticky">
          <Toolbar>
            <Typography variant="h6" component="div">
              Harvest log
            </Typography>
          </Toolbar>
        </AppBar>
        {entries.map((year) => (
          <Typography key={year} sx={{ p: 2 }}>
            {year}: a late spring, a dry summer, and apples until October.
          </Typography>
        ))}
      </Box>
      <Fade in={scrolled}>
        <Fab
          size="small"
          color="secondary"
          aria-label="Back to top"
          onClick={backToTop}
          sx={{ position: 'absolute', bottom: 16, right: 24, zIndex: 'fab' }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Fade>
    </Box>
  );
}
