import UnfoldMore from '@mui/icons-material/UnfoldMore';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const pill = (
  <InputBase
    sx={{
      borderRadius: 6,
      border: 1,
      borderColor: 'text.secondary',
      '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
      '& .MuiInputBase-input': { py: 1, pl: 2, borderRadius: 6 },
    }}
  />
);

const paper = { sx: { mt: 1, borderRadius: 4, '& .MuiMenuItem-root': { mx: 1, borderRadius: 2 } } };

export default function CustomizedSelects() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Select
        input={pill}
        inputProps={{ 'aria-label': 'Period' }}
        IconComponent={UnfoldMore}
        MenuProps={{ slotProps: { paper } }}
        defaultValue="week"
      >
        <MenuItem value="week">This week</MenuItem>
        <MenuItem value="month">This month</MenuItem>
        <MenuItem value="year">This year</MenuItem>
      </Select>
      <NativeSelect
        input={pill}
        inputProps={{ 'aria-label': 'Currency' }}
        IconComponent={UnfoldMore}
        defaultValue="eur"
      >
        <option value="eur">Euro</option>
        <option value="sek">Swedish krona</option>
      </NativeSelect>
    </Stack>
  );
}
