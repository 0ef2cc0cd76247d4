import { useId } from 'react';
import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

// Select hands every child the role, state and handlers of an option. A header drops them.
function GroupHeader({ children }: { children: ReactNode }) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}
GroupHeader.muiSkipListHighlight = true;

export default function GroupedSelect() {
  const id = useId();

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ minWidth: 160 }}>
        <InputLabel id={`${id}-a`}>Drink</InputLabel>
        <Select labelId={`${id}-a`} label="Drink" defaultValue="">
          <GroupHeader>Hot</GroupHeader>
          <MenuItem value="tea">Tea</MenuItem>
          <MenuItem value="cocoa">Cocoa</MenuItem>
          <GroupHeader>Cold</GroupHeader>
          <MenuItem value="juice">Juice</MenuItem>
          <MenuItem value="water">Water</MenuItem>
        </Select>
      </FormControl>
      <FormControl sx={{ minWidth: 160 }}>
        <InputLabel htmlFor={`${id}-b`}>Snack (native)</InputLabel>
        <Select native id={`${id}-b`} label="Snack (native)" defaultValue="nuts">
          <optgroup label="Sweet">
            <option value="apple">Apple</option>
            <option value="waffle">Waffle</option>
          </optgroup>
          <optgroup label="Salty">
            <option value="nuts">Nuts</option>
          </optgroup>
        </Select>
      </FormControl>
    </Stack>
  );
}
