import { useState } from 'react';
import Stack from '@mui/system/Stack';
import { Item, Picker } from './parts';

const rooms = [
  { name: 'North', seats: 8 },
  { name: 'Garden', seats: 4 },
];
type Room = (typeof rooms)[number];

export default function UnstyledSelectObjectValues() {
  const [room, setRoom] = useState<Room | null>(rooms[0]!);

  return (
    <Stack spacing={1}>
      <Picker aria-label="Room" value={room} onChange={(_, value: Room | null) => setRoom(value)}>
        {rooms.map((one) => (
          <Item key={one.name} value={one}>
            {one.name}
          </Item>
        ))}
      </Picker>
      <span role="status">{room ? `${room.seats} seats` : 'No room chosen'}</span>
    </Stack>
  );
}
