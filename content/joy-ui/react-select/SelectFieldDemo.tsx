import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectFieldDemo() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Language</FormLabel>
      <Select defaultValue="pl">
        <Option value="fi">Finnish</Option>
        <Option value="pl">Polish</Option>
      </Select>
      <FormHelperText>Used in all our emails.</FormHelperText>
    </FormControl>
  );
}
