import { forwardRef, useState } from 'react';
import Box from '@mui/material/Box';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';
import { IMaskInput } from 'react-imask';
import { NumericFormat } from 'react-number-format';

const CardInput = forwardRef<HTMLInputElement, InputBaseComponentProps>(function CardInput(
  { onChange, ...other },
  ref,
) {
  return (
    <IMaskInput
      {...other}
      mask="0000 0000 0000"
      inputRef={ref}
      onAccept={(value: string) => onChange?.({ target: { value } })}
    />
  );
});

export default function FormattedInputs() {
  const [card, setCard] = useState('2048 1123 5813');
  const [budget, setBudget] = useState<number | undefined>(12500);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        label="Library card"
        value={card}
        onChange={(event) => setCard(event.target.value)}
        slotProps={{
          input: { inputComponent: CardInput },
          htmlInput: { inputMode: 'numeric' },
        }}
      />
      <NumericFormat
        customInput={TextField}
        label="Budget in euros"
        value={budget}
        onValueChange={({ floatValue }) => setBudget(floatValue)}
        thousandSeparator
      />
    </Box>
  );
}
