import TextField from '@mui/material/TextField';

export default function FullWidthTextField() {
  return <TextField fullWidth label="Subject" defaultValue="Minutes of the meeting" />;
}
