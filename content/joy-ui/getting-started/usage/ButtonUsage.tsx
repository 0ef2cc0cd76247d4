import Button from '@mui/joy/Button';
import { Playground } from '#playground';

export default function ButtonUsage() {
  return (
    <Playground name="Button" knobs={knobs}>
      {(props) => <Button {...props} />}
    </Playground>
  );
}

const knobs = {
  children: 'Hello world',
  variant: { options: ['solid', 'soft', 'outlined', 'plain'], default: 'solid' },
  color: { options: ['primary', 'neutral', 'danger', 'success', 'warning'], default: 'primary' },
  size: { options: ['sm', 'md', 'lg'], default: 'md' },
  disabled: false,
} as const;
