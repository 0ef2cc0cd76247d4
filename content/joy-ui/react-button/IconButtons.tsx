import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { Heart } from './icons';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <IconButton aria-label="Like the photo of the harbor" variant="solid">
        <Heart />
      </IconButton>
      <IconButton aria-label="Like the photo of the bridge" variant="soft" color="danger">
        <Heart />
      </IconButton>
      <IconButton aria-label="Like the photo of the tower" variant="outlined">
        <Heart />
      </IconButton>
      <IconButton aria-label="Like the photo of the market">
        <Heart />
      </IconButton>
    </Stack>
  );
}
