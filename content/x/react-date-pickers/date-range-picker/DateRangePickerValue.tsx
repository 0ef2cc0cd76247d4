import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateRangePickerValue() {
  const [value, setValue] = useState<DateRange<Dayjs>>([dayjs('2024-05-14'), dayjs('2024-05-19')]);
  const [start, end] = value;
  const isWhole = start?.isValid() && end?.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker
          value={value}
          onChange={setValue}
          localeText={{ start: 'Arrival', end: 'Departure' }}
        />
        <Typography role="status">
          {isWhole ? `${end!.diff(start, 'day')} nights` : 'Choose both days'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
