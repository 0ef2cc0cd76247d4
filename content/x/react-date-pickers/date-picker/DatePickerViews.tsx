import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker label="Year, month and day" views={['year', 'month', 'day']} />
        <DatePicker label="Month and year" views={['month', 'year']} />
        <DatePicker label="Year" views={['year']} />
      </Stack>
    </LocalizationProvider>
  );
}
