import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const SoftTextField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 12,
    backgroundColor: theme.palette.grey[50],
    ...theme.applyStyles('dark', { backgroundColor: theme.palette.grey[900] }),
  },
  [`& .${outlinedInputClasses.notchedOutline}`]: { borderWidth: 2 },
}));

const PlainInput = styled(InputBase)(({ theme }) => ({
  padding: theme.spacing(0.75, 1.5),
  border: `1px solid ${theme.palette.grey[600]}`,
  borderRadius: theme.shape.borderRadius,
  [`&.${inputBaseClasses.focused}`]: {
    outline: '2px solid',
    outlineOffset: -1,
  },
  ...theme.applyStyles('dark', { borderColor: theme.palette.grey[500] }),
}));

export default function CustomizedInputsStyled() {
  const id = useId();

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
      <SoftTextField label="Nickname" defaultValue="Pixie" />
      <FormControl>
        <FormLabel htmlFor={id}>Label above the field</FormLabel>
        <PlainInput id={id} defaultValue="It does not float" />
      </FormControl>
    </Box>
  );
}
