import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';

const chores = ['Water the beans', 'Mend the gate', 'Order seed trays', 'Turn the compost'];

export default function BottomAppBar() {
  return (
    <Box sx={{ position: 'relative', height: 360, isolation: 'isolate' }}>
      <List aria-label="Chores">
        {chores.map((chore) => (
          <ListItem key={chore}>
            <ListItemText primary={chore} />
          </ListItem>
        ))}
      </List>
      <AppBar component="footer" position="absolute" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton edge="start" color="inherit" aria-label="Open navigation">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add chore"
            sx={{ position: 'absolute', top: -28, left: 'calc(50% - 28px)' }}
          >
            <AddIcon />
          </Fab>
          <IconButton edge="end" color="inherit" aria-label="Search chores">
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
