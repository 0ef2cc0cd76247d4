import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function ColorInversionPopup() {
  return (
    <Card
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ width: 320, maxWidth: '100%', overflow: 'visible' }}
    >
      <FormControl>
        <FormLabel>Language of the newsletter</FormLabel>
        <Select defaultValue="pt" slotProps={{ listbox: { disablePortal: true } }}>
          <Option value="fi">Finnish</Option>
          <Option value="pl">Polish</Option>
          <Option value="pt">Portuguese</Option>
        </Select>
      </FormControl>
    </Card>
  );
}
