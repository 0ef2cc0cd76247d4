import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2024-05-14');

export default function FormPropsDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker label="Disabled" disabled defaultValue={date} />
        <DatePicker label="Read only" readOnly defaultValue={date} />
        <DatePicker label="With a name" name="arrival" defaultValue={date} />
      </Stack>
    </LocalizationProvider>
  );
}
