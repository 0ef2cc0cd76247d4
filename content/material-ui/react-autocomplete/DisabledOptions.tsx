import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const slots = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00'];
const booked = new Set(['09:30', '11:00', '14:00']);

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={slots}
      getOptionDisabled={(slot) => booked.has(slot)}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Appointment" />}
    />
  );
}
