import { Button, buttonClasses } from '@mui/base/Button';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

export default function UnstyledButtonIntroduction() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <SaveButton>Save</SaveButton>
      <SaveButton disabled>Saved</SaveButton>
    </Stack>
  );
}

const SaveButton = styled(Button)({
  padding: '8px 18px',
  border: '1px solid transparent',
  borderRadius: 8,
  backgroundColor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#0842a0, #c2d7fb)' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0b57d0, #d3e3fd)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    backgroundColor: 'light-dark(#e3e6ea, #33383f)',
    color: 'light-dark(#50565e, #b6bcc5)',
    cursor: 'not-allowed',
  },
});
