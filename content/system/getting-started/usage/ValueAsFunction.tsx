import { Box } from '@mui/system';

export default function ValueAsFunction() {
  return (
    <Box
      sx={{
        padding: (theme) => theme.spacing(1, 3),
        borderRadius: 1,
        border: '2px solid light-dark(#0059b2, #66b2ff)',
      }}
    >
      Two values of spacing in one property
    </Box>
  );
}
