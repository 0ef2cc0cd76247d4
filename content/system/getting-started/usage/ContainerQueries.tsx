import { Box } from '@mui/system';

export default function ContainerQueries() {
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        overflow: 'auto',
        resize: 'horizontal',
        width: 360,
        maxWidth: '100%',
        border: '1px dashed light-dark(#6b7a90, #8a97a8)',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', '@300': 'row' },
          gap: 2,
          p: 2,
        }}
      >
        <Box sx={{ flex: 1, p: 2, bgcolor: 'light-dark(#e3f2fd, #12304a)' }}>Drag the corner</Box>
        <Box sx={{ flex: 1, p: 2, bgcolor: 'light-dark(#e8f5e9, #17361d)' }}>
          In a row from 300 px
        </Box>
      </Box>
    </Box>
  );
}
