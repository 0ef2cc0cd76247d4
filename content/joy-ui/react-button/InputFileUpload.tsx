import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Upload } from './icons';

export default function InputFileUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('No file chosen');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<Upload />}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <Typography role="status" level="body-sm">
        {name}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => setName(target.files?.[0]?.name ?? 'No file chosen')}
      />
    </Stack>
  );
}
