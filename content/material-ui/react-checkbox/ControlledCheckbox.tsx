import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

export default function ControlledCheckbox() {
  const [insured, setInsured] = useState(false);

  return (
    <div>
      <FormControlLabel
        label="Add parcel insurance (4 €)"
        control={
          <Checkbox checked={insured} onChange={(event) => setInsured(event.target.checked)} />
        }
      />
      <Typography role="status">Shipping: {insured ? 11 : 7} €</Typography>
    </div>
  );
}
