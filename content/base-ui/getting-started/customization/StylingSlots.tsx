import { Switch, switchClasses } from '@mui/base/Switch';
import styled from '@mui/system/styled';

export default function StylingSlots() {
  return (
    <Switch
      defaultChecked
      slots={{ root: Root, input: Input, thumb: Thumb }}
      slotProps={{ input: { 'aria-label': 'Night mode' } }}
    />
  );
}

const Root = styled('span')({
  display: 'inline-block',
  position: 'relative',
  width: 48,
  height: 28,
  borderRadius: 6,
  backgroundColor: 'light-dark(#6b7480, #8b95a3)',
  [`&.${switchClasses.checked}`]: { backgroundColor: 'light-dark(#146c2e, #8fdba9)' },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#1c2025, #fff)',
    outlineOffset: 2,
  },
});

const Input = styled('input')({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const Thumb = styled('span')({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 4,
  width: 20,
  height: 20,
  borderRadius: 4,
  backgroundColor: 'light-dark(#fff, #16191f)',
  transition: 'inset-inline-start 150ms',
  [`.${switchClasses.checked} > &`]: { insetInlineStart: 24 },
});
