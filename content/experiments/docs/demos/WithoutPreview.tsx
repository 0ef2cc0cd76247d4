import Alert from '@mui/material/Alert';

export default function WithoutPreview() {
  return <Alert severity="info">The code is one click away.</Alert>;
}
