import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [code, setCode] = useState('AB12');
  const isWrong = !/^\d{4}$/.test(code);

  return (
    <FormControl>
      <FormLabel>Door code</FormLabel>
      <Input
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isWrong}
        slotProps={{ input: { inputMode: 'numeric' } }}
      />
      <FormHelperText role="status" sx={{ color: isWrong ? 'danger.plainColor' : 'text.tertiary' }}>
        {isWrong ? 'Four digits, no letters.' : 'This looks right.'}
      </FormHelperText>
    </FormControl>
  );
}
