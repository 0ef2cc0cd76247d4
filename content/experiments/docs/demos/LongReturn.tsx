import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function LongReturn() {
  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem>
        <ListItemText primary="Soup" secondary="With bread" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Salad" secondary="With walnuts" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Dumplings" secondary="With mushrooms" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Noodles" secondary="With sesame" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Cake" secondary="With plums" />
      </ListItem>
    </List>
  );
}
