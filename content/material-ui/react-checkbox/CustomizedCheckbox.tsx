import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function Ring(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
    </SvgIcon>
  );
}

function TickedRing(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="10" opacity="0.2" />
      <path d="m7 12.5 3.5 3.5L17 8.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </SvgIcon>
  );
}

function RoundCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      disableRipple
      color="success"
      icon={<Ring />}
      checkedIcon={<TickedRing />}
      sx={{
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
      }}
      {...props}
    />
  );
}

export default function CustomizedCheckbox() {
  return (
    <FormGroup>
      <FormControlLabel control={<RoundCheckbox defaultChecked />} label="Book the venue" />
      <FormControlLabel control={<RoundCheckbox />} label="Send the invitations" />
      <FormControlLabel control={<RoundCheckbox disabled />} label="Print the badges" />
    </FormGroup>
  );
}
