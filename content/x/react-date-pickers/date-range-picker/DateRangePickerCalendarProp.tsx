import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DateRangePickerCalendarProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        {([1, 2, 3] as const).map((calendars) => (
          <DateRangePicker
            key={calendars}
            calendars={calendars}
            localeText={{ start: `Start, of ${calendars}`, end: `End, of ${calendars}` }}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
