import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import UploadFileIcon from '@mui/icons-material/UploadFile';

export default function InputFileUpload() {
  const input = React.useRef<HTMLInputElement>(null);
  const [names, setNames] = React.useState<string[]>([]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setNames(Array.from(event.target.files ?? [], (file) => file.name));
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        onClick={() => input.current?.click()}
      >
        Choose receipts
      </Button>
      <input ref={input} type="file" name="receipts" multiple hidden onChange={handleChange} />
      <span role="status">{names.join(', ') || 'No file chosen'}</span>
    </Stack>
  );
}
