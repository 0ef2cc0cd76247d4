import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const rooms = [
  { name: 'Maple', seats: 4 },
  { name: 'Birch', seats: 8 },
  { name: 'Cedar', seats: 20 },
];

export default function SimpleDialogDemo() {
  const [open, setOpen] = useState(false);
  const [room, setRoom] = useState('Maple');

  const choose = (name: string) => {
    setRoom(name);
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Room: {room}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Choose a room</DialogTitle>
        <List sx={{ pt: 0 }}>
          {rooms.map(({ name, seats }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton autoFocus={name === room} onClick={() => choose(name)}>
                <ListItemText primary={name} secondary={`${seats} seats`} sx={{ px: 1 }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </div>
  );
}
