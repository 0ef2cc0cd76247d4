import { Grid } from '@mui/system';
import { Item } from './item';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Item>8</Item>
      </Grid>
      <Grid size={4}>
        <Item>4</Item>
      </Grid>
      <Grid size={4}>
        <Item>4</Item>
      </Grid>
      <Grid size={8}>
        <Item>8</Item>
      </Grid>
    </Grid>
  );
}
