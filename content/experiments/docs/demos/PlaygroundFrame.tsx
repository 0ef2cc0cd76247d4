import Avatar from '@mui/material/Avatar';

export default function PlaygroundFrame() {
  return <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>PF</Avatar>;
}
