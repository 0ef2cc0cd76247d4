import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import styled from '@mui/system/styled';

export default function StylingHooks() {
  return <LampSwitch defaultChecked />;
}

function LampSwitch(props: UseSwitchParameters) {
  const { checked, focusVisible, getInputProps } = useSwitch(props);

  return (
    <Lamp data-checked={checked} data-focus={focusVisible}>
      <input {...getInputProps()} aria-label="Lamp" />
      {checked ? 'On' : 'Off'}
    </Lamp>
  );
}

const Lamp = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  backgroundColor: 'light-dark(#e3e6ea, #33383f)',
  color: 'light-dark(#2b3038, #e3e6ea)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  '&[data-checked="true"]': { backgroundColor: '#ffdf70', color: '#3d3000' },
  '&[data-focus="true"]': { outline: '3px solid light-dark(#1c2025, #fff)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});
