import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const stay: [Dayjs, Dayjs] = [dayjs('2024-05-14'), dayjs('2024-05-19')];

export default function FormPropsDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateRangePicker
          disabled
          defaultValue={stay}
          localeText={{ start: 'Disabled start', end: 'Disabled end' }}
        />
        <DateRangePicker
          readOnly
          defaultValue={stay}
          localeText={{ start: 'Read-only start', end: 'Read-only end' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
