import { useState } from 'react';
import Stack from '@mui/system/Stack';
import { Range } from './parts';

export default function RangeSlider() {
  const [prices, setPrices] = useState([20, 70]);

  return (
    <Stack>
      <Range
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
        value={prices}
        onChange={(_, value) => setPrices(value as number[])}
      />
      <span>
        {prices[0]} € to {prices[1]} €
      </span>
    </Stack>
  );
}
