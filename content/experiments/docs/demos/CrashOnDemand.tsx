import Button from '@mui/material/Button';
import { useState } from 'react';

export default function CrashOnDemand() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('It was asked to.');

  return (
    <Button color="error" variant="outlined" onClick={() => setIsBroken(true)}>
      Break this demo
    </Button>
  );
}
