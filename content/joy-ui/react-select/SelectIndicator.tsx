import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import { ArrowDown } from './icons';

export default function SelectIndicator() {
  return (
    <div>
      <Select
        defaultValue="fi"
        aria-label="Language"
        indicator={<ArrowDown />}
        sx={{
          width: 240,
          [`& .${selectClasses.indicator}`]: { transition: 'rotate 150ms' },
          [`& .${selectClasses.indicator}.${selectClasses.expanded}`]: { rotate: '-180deg' },
        }}
      >
        <Option value="fi">Finnish</Option>
        <Option value="pl">Polish</Option>
      </Select>
    </div>
  );
}
