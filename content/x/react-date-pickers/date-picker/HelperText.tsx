import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'We open on 2 April 2024.',
  maxDate: 'We close on 31 October 2024.',
  shouldDisableDate: 'We are closed at weekends.',
  invalidDate: 'This is not a date.',
};

export default function HelperText() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={dayjs('2024-05-14')}
        minDate={dayjs('2024-04-02')}
        maxDate={dayjs('2024-10-31')}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? messages[error] : 'April to October, Monday to Friday',
          },
        }}
      />
    </LocalizationProvider>
  );
}
