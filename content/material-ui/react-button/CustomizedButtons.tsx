import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: 20,
  textTransform: 'none',
  color: '#fff',
  backgroundColor: '#0b6e5f',
  '&:hover': { backgroundColor: '#08544a' },
  ...theme.applyStyles('dark', {
    color: '#04211c',
    backgroundColor: '#6fd8c4',
    '&:hover': { backgroundColor: '#98e5d6' },
  }),
}));

const FlatButton = styled(Button)({
  borderRadius: 0,
  borderBottom: '2px solid',
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
});

export default function CustomizedButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="contained">Book a table</PillButton>
      <PillButton variant="contained" disabled>
        Fully booked
      </PillButton>
      <FlatButton disableRipple>See the menu</FlatButton>
    </Stack>
  );
}
