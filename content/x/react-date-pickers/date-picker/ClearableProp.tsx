import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearableProp() {
  const [times, setTimes] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Reminder"
          defaultValue={dayjs('2024-05-14')}
          slotProps={{ field: { clearable: true, onClear: () => setTimes(times + 1) } }}
        />
        <Typography variant="body2" role="status">
          Cleared {times} times
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
