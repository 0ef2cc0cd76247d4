import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const stay: [Dayjs, Dayjs] = [dayjs('2024-05-14'), dayjs('2024-05-19')];

export default function ResponsiveDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DesktopDateRangePicker
          defaultValue={stay}
          localeText={{ start: 'Desktop start', end: 'Desktop end' }}
        />
        <MobileDateRangePicker
          defaultValue={stay}
          localeText={{ start: 'Mobile start', end: 'Mobile end' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
