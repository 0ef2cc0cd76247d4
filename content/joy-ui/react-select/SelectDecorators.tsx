import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { Globe } from './icons';

export default function SelectDecorators() {
  return (
    <div>
      <Select
        defaultValue="fi"
        aria-label="Language"
        startDecorator={<Globe />}
        endDecorator={<Chip size="sm">24</Chip>}
        sx={{ width: 240 }}
      >
        <Option value="fi">Finnish</Option>
        <Option value="pl">Polish</Option>
      </Select>
    </div>
  );
}
