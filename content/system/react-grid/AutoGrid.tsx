import { Grid } from '@mui/system';
import { Item } from './item';

export default function AutoGrid() {
  return (
    <Grid container spacing={3} sx={{ width: '100%' }}>
      <Grid size="grow">
        <Item>grow</Item>
      </Grid>
      <Grid size={6}>
        <Item>6</Item>
      </Grid>
      <Grid size="grow">
        <Item>grow</Item>
      </Grid>
    </Grid>
  );
}
