import { useId } from 'react';
import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

interface PlanSelectProps extends FormControlProps {
  label: string;
  readOnly?: boolean;
}

function PlanSelect({ label, readOnly, ...props }: PlanSelectProps) {
  const labelId = useId();

  return (
    <FormControl sx={{ minWidth: 140 }} {...props}>
      <InputLabel id={labelId}>{label}</InputLabel>
      <Select
        labelId={labelId}
        label={label}
        defaultValue="team"
        readOnly={readOnly}
        SelectDisplayProps={{ 'aria-readonly': readOnly }}
      >
        <MenuItem value="solo">Solo</MenuItem>
        <MenuItem value="team">Team</MenuItem>
      </Select>
    </FormControl>
  );
}

export default function SelectOtherProps() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PlanSelect label="Disabled" disabled />
      <PlanSelect label="Error" error />
      <PlanSelect label="Read only" readOnly />
      <PlanSelect label="Required" required />
    </Stack>
  );
}
