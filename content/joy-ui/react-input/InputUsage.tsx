import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { Playground } from '#playground';

export default function InputUsage() {
  return (
    <Playground name="Input" attributes={['defaultValue="Lisbon"']} knobs={knobs}>
      {(props) => (
        <FormControl>
          <FormLabel>City</FormLabel>
          <Input defaultValue="Lisbon" {...props} />
        </FormControl>
      )}
    </Playground>
  );
}

const knobs = {
  variant: { options: ['outlined', 'soft', 'solid', 'plain'], default: 'outlined' },
  color: { options: ['neutral', 'primary', 'danger', 'success', 'warning'], default: 'neutral' },
  size: { options: ['sm', 'md', 'lg'], default: 'md' },
  error: false,
  disabled: false,
} as const;
