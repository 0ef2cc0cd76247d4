import { Grid } from '@mui/system';
import { Item } from './item';

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      spacing={{ xs: 2, md: 3 }}
      columns={{ xs: 4, sm: 8, md: 12 }}
      sx={{ width: '100%' }}
    >
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Grid key={number} size={{ xs: 2, sm: 4, md: 4 }}>
          <Item>{number}</Item>
        </Grid>
      ))}
    </Grid>
  );
}
