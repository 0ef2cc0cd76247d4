import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Spring term', getValue: () => [dayjs('2024-02-05'), dayjs('2024-05-31')] },
  { label: 'Autumn term', getValue: () => [dayjs('2024-09-02'), dayjs('2024-12-13')] },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function BasicRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        slotProps={{ shortcuts: { items: shortcuts } }}
        localeText={{ start: 'First day', end: 'Last day' }}
      />
    </LocalizationProvider>
  );
}
