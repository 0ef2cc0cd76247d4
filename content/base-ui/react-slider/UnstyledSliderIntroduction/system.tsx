import { Slider, sliderClasses } from '@mui/base/Slider';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

export default function UnstyledSliderIntroduction() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Volume defaultValue={40} aria-label="Volume" />
      <Volume defaultValue={10} aria-label="Volume of alarms" disabled />
    </Box>
  );
}

const Volume = styled(Slider)({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  height: 32,
  color: 'light-dark(#0b57d0, #a8c7fa)',
  cursor: 'pointer',
  touchAction: 'none',
  [`&.${sliderClasses.disabled}`]: {
    color: 'light-dark(#9aa3ae, #5b6573)',
    cursor: 'default',
  },
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    width: '100%',
    height: 4,
    borderRadius: 2,
    backgroundColor: 'light-dark(#c3cbd6, #414a58)',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    height: 4,
    borderRadius: 2,
    backgroundColor: 'currentcolor',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    marginLeft: -12,
    border: '3px solid currentcolor',
    borderRadius: '50%',
    backgroundColor: 'light-dark(#fff, #16191f)',
    [`&.${sliderClasses.focusVisible}`]: {
      outline: '3px solid light-dark(#0b57d0, #d3e3fd)',
      outlineOffset: 2,
    },
  },
});
