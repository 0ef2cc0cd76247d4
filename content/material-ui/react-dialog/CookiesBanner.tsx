import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CookiesBanner() {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <div>
      <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
        Cookie settings
      </Button>
      <Slide
        direction="up"
        in={open}
        mountOnEnter
        unmountOnExit
        onEntering={(node) => node.focus({ preventScroll: true })}
      >
        <Paper
          role="dialog"
          aria-modal="false"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          tabIndex={-1}
          elevation={8}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          sx={{ position: 'fixed', inset: 'auto 0 0', zIndex: 'snackbar', p: 3, borderRadius: 0 }}
        >
          <Stack
            direction={{ xs: 'column', md: 'row' }}
            spacing={2}
            sx={{ maxWidth: 'lg', mx: 'auto', alignItems: { md: 'center' } }}
          >
            <div>
              <Typography id={`${id}-title`} variant="h6" component="h2">
                Cookies
              </Typography>
              <Typography id={`${id}-text`}>
                We need some to keep you signed in. Others count visits, if you allow it.
              </Typography>
            </div>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
              <Button variant="outlined" onClick={close}>
                Necessary only
              </Button>
              <Button variant="outlined" onClick={close}>
                Allow all
              </Button>
            </Stack>
          </Stack>
        </Paper>
      </Slide>
    </div>
  );
}
