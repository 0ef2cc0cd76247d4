import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySoftInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';

export default function ColorInversionAnyParentStyled() {
  return (
    <Notice>
      <Typography textColor="text.primary">The office is closed on Friday.</Typography>
      <Button size="sm">Got it</Button>
    </Notice>
  );
}

const Notice = styled('aside')(({ theme }) => [
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 16,
    alignItems: 'center',
    padding: 16,
    borderRadius: theme.vars.radius.md,
    ...theme.variants.soft.warning,
  },
  applySoftInversion('warning')(theme),
]);
