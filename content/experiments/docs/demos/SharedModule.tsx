import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { teas } from './teas';

export default function SharedModule() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {teas.map((tea) => (
        <Chip key={tea} label={tea} />
      ))}
    </Stack>
  );
}
