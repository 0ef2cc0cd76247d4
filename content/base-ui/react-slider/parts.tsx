import { Slider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const thumb = 24;

export const Range = styled(Slider)({
  display: 'inline-block',
  position: 'relative',
  boxSizing: 'border-box',
  width: 300,
  maxWidth: '100%',
  height: 56,
  color: 'light-dark(#0b57d0, #a8c7fa)',
  font: '400 0.75rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: thumb / 2 - 2,
    height: 4,
    borderRadius: 2,
  },
  [`& .${sliderClasses.rail}`]: {
    width: '100%',
    backgroundColor: 'light-dark(#c3cbd6, #414a58)',
  },
  [`& .${sliderClasses.track}`]: { backgroundColor: 'currentcolor' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 0,
    boxSizing: 'border-box',
    width: thumb,
    height: thumb,
    marginLeft: -thumb / 2,
    border: '3px solid currentcolor',
    borderRadius: '50%',
    backgroundColor: 'light-dark(#fff, #16191f)',
    [`&.${sliderClasses.focusVisible}`]: {
      outline: '3px solid light-dark(#0b57d0, #d3e3fd)',
      outlineOffset: 2,
    },
  },
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    insetBlockStart: thumb / 2 - 4,
    width: 2,
    height: 8,
    marginLeft: -1,
    backgroundColor: 'light-dark(#566070, #a3adbb)',
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    insetBlockStart: thumb + 8,
    translate: '-50%',
    color: 'light-dark(#3f4854, #c3cad4)',
    whiteSpace: 'nowrap',
  },
  [`&.${sliderClasses.vertical}`]: {
    width: thumb,
    height: 200,
    [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
      top: 'auto',
      left: thumb / 2 - 2,
      width: 4,
    },
    [`& .${sliderClasses.rail}`]: { top: 0, height: '100%' },
    [`& .${sliderClasses.thumb}`]: { top: 'auto', left: 0, margin: `0 0 -${thumb / 2}px` },
  },
});
