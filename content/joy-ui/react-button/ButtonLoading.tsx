import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonLoading() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  useEffect(() => {
    if (state !== 'sending') return;
    const timer = setTimeout(() => setState('sent'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        loading={state === 'sending'}
        loadingIndicator={<CircularProgress aria-label="Sending" />}
        onClick={() => setState('sending')}
      >
        Send invitation
      </Button>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {state === 'sent' && 'The invitation is on its way.'}
      </Typography>
    </Stack>
  );
}
