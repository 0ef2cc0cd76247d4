import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const files = ['budget.csv', 'contract.pdf', 'floor-plan.png'];

export default function IndeterminateCheckbox() {
  const [selected, setSelected] = useState(['contract.pdf']);
  const all = selected.length === files.length;
  const some = selected.length > 0 && !all;

  const toggle = (file: string, checked: boolean) =>
    setSelected(checked ? [...selected, file] : selected.filter((other) => other !== file));

  // Tells assistive technology about the mixed state, which Checkbox only draws.
  const markMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = some;
  };

  return (
    <div>
      <FormControlLabel
        label="All files"
        control={<Checkbox checked={all} indeterminate={some} inputRef={markMixed} />}
        onChange={(_, checked) => setSelected(checked ? files : [])}
      />
      <FormGroup role="group" aria-label="Files" sx={{ ml: 3 }}>
        {files.map((file) => (
          <FormControlLabel
            key={file}
            label={file}
            control={<Checkbox checked={selected.includes(file)} />}
            onChange={(_, checked) => toggle(file, checked)}
          />
        ))}
      </FormGroup>
    </div>
  );
}
