import Avatar from '@mui/material/Avatar';

export default function PlaygroundFrame() {
  return <Avatar>PF</Avatar>;
}
