import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';

const places = ['Inbox', 'Drafts', 'Sent'];
const rounded = {
  '--List-padding': '8px',
  '--List-radius': '20px',
  '--List-gap': '4px',
  '--ListItem-minHeight': '44px',
};

export default function ListThemes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'start' }}>
      {[undefined, rounded].map((sx, index) => (
        <List
          key={index}
          variant="outlined"
          aria-label={sx ? 'Mail, rounded' : 'Mail'}
          sx={{ width: 200, flexGrow: 0, ...sx }}
        >
          {places.map((place, at) => (
            <ListItem key={place}>
              <ListItemButton selected={at === 0}>{place}</ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </Stack>
  );
}
