import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const colors = { open: 'primary', done: 'success', blocked: 'danger' } as const;
type State = keyof typeof colors;

export default function SelectCustomValueAppearance() {
  return (
    <div>
      <Select<State>
        defaultValue="open"
        aria-label="State of the task"
        renderValue={(option) =>
          option && (
            <Chip size="sm" color={colors[option.value]}>
              {option.label}
            </Chip>
          )
        }
        sx={{ width: 200 }}
      >
        <Option value="open">Open</Option>
        <Option value="done">Done</Option>
        <Option value="blocked">Blocked</Option>
      </Select>
    </div>
  );
}
