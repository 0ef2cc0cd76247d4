import { Box } from '@mui/system';

export default function BoxSystemProps() {
  return (
    <Box
      px={3}
      py={2}
      borderRadius={2}
      border="1px solid light-dark(#6b7a90, #8a97a8)"
      maxWidth={260}
    >
      Styled with props
    </Box>
  );
}
