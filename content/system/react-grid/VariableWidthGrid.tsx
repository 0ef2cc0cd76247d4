import { Grid } from '@mui/system';
import { Item } from './item';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={3} sx={{ width: '100%' }}>
      <Grid size="auto">
        <Item>As wide as the text</Item>
      </Grid>
      <Grid size={4}>
        <Item>4</Item>
      </Grid>
      <Grid size="grow">
        <Item>grow</Item>
      </Grid>
    </Grid>
  );
}
