import Button from '@mui/material/Button';
import { useState } from 'react';

export default function CountingDemo() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Count: {count}
    </Button>
  );
}
