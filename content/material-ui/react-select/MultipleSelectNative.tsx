import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

const rooms = ['Aula', 'Gym', 'Kitchen', 'Library', 'Workshop'];

export default function MultipleSelectNative() {
  const id = useId();
  const [booked, setBooked] = useState(['Gym', 'Library']);

  return (
    <FormControl variant="standard" sx={{ minWidth: 180 }}>
      <InputLabel shrink htmlFor={id}>
        Rooms
      </InputLabel>
      <NativeSelect
        inputProps={{ id, multiple: true, size: rooms.length }}
        value={booked}
        onChange={(event) =>
          setBooked(Array.from(event.target.selectedOptions, (option) => option.value))
        }
      >
        {rooms.map((room) => (
          <option key={room}>{room}</option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
