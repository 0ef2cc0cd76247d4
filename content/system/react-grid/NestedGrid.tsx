import { Grid } from '@mui/system';
import { Item } from './item';

export default function NestedGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, md: 5 }}>
        <Item>Cover</Item>
      </Grid>
      <Grid container size={{ xs: 12, md: 7 }}>
        <Grid size={6}>
          <Item>Title</Item>
        </Grid>
        <Grid size={6}>
          <Item>Author</Item>
        </Grid>
        <Grid size={12}>
          <Item>Summary</Item>
        </Grid>
      </Grid>
    </Grid>
  );
}
