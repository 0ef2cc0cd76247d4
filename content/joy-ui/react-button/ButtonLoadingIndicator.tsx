import Button from '@mui/joy/Button';

export default function ButtonLoadingIndicator() {
  return (
    <div>
      <Button loading loadingIndicator="Saving…" variant="outlined">
        Save the draft
      </Button>
    </div>
  );
}
