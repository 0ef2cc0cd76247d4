import { Grid } from '@mui/system';
import { Item } from './item';

export default function ColumnsGrid() {
  return (
    <Grid container spacing={2} columns={16} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Item>8 of 16</Item>
      </Grid>
      <Grid size={8}>
        <Item>8 of 16</Item>
      </Grid>
    </Grid>
  );
}
