import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { Playground } from '#playground';

export default function SelectUsage() {
  return (
    <Playground
      name="Select"
      attributes={['defaultValue="fi"']}
      content={'<Option value="fi">Finnish</Option>\n<Option value="pl">Polish</Option>'}
      knobs={knobs}
    >
      {(props) => (
        <FormControl>
          <FormLabel>Language</FormLabel>
          <Select defaultValue="fi" sx={{ width: 180 }} {...props}>
            <Option value="fi">Finnish</Option>
            <Option value="pl">Polish</Option>
          </Select>
        </FormControl>
      )}
    </Playground>
  );
}

const knobs = {
  variant: { options: ['outlined', 'soft', 'solid', 'plain'], default: 'outlined' },
  color: { options: ['neutral', 'primary', 'danger', 'success', 'warning'], default: 'neutral' },
  size: { options: ['sm', 'md', 'lg'], default: 'md' },
  disabled: false,
} as const;
