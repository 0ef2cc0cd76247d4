import { Button, buttonClasses } from '@mui/base/Button';
import styled from '@mui/system/styled';

export default function BaseButtonMuiSystem() {
  return <SaveButton>Save</SaveButton>;
}

const SaveButton = styled(Button)({
  padding: '8px 18px',
  border: 0,
  borderRadius: 8,
  backgroundColor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#0842a0, #c2d7fb)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0b57d0, #d3e3fd)',
    outlineOffset: 2,
  },
});
