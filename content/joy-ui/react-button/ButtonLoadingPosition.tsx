import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import { Upload } from './icons';

export default function ButtonLoadingPosition() {
  const indicator = <CircularProgress aria-label="Please wait" />;

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        loading
        loadingPosition="start"
        loadingIndicator={indicator}
        startDecorator={<Upload />}
      >
        Uploading
      </Button>
      <Button
        loading
        loadingPosition="end"
        loadingIndicator={indicator}
        endDecorator={<Upload />}
        variant="soft"
      >
        Uploading
      </Button>
    </Stack>
  );
}
