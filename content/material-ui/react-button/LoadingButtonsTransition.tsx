import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import SendIcon from '@mui/icons-material/Send';

export default function LoadingButtonsTransition() {
  const [state, setState] = React.useState<'idle' | 'sending' | 'sent'>('idle');

  React.useEffect(() => {
    if (state !== 'sending') return undefined;
    const timer = setTimeout(() => setState('sent'), 2000); // stands in for a request
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <LoadingButton
        variant="contained"
        loading={state === 'sending'}
        loadingPosition="end"
        endIcon={<SendIcon />}
        onClick={() => setState('sending')}
      >
        Send invitation
      </LoadingButton>
      <span role="status">
        {{ idle: 'Not sent yet', sending: 'Sending…', sent: 'Invitation sent' }[state]}
      </span>
    </Stack>
  );
}
