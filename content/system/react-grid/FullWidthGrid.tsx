import { Grid } from '@mui/system';
import { Item } from './item';

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 6, md: 8 }}>
        <Item>xs 6, md 8</Item>
      </Grid>
      <Grid size={{ xs: 6, md: 4 }}>
        <Item>xs 6, md 4</Item>
      </Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <Item>xs 12, md 4</Item>
      </Grid>
      <Grid size={{ xs: 12, md: 8 }}>
        <Item>xs 12, md 8</Item>
      </Grid>
    </Grid>
  );
}
