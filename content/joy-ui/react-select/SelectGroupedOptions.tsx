import { useId } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const groups = {
  Fruit: ['Apple', 'Pear', 'Plum'],
  Vegetables: ['Beet', 'Leek', 'Turnip'],
};

export default function SelectGroupedOptions() {
  const id = useId();

  return (
    <div>
      <Select
        defaultValue="Pear"
        aria-label="What to plant"
        slotProps={{ listbox: { component: 'div', sx: { maxHeight: 240 } } }}
        sx={{ width: 240 }}
      >
        {Object.entries(groups).map(([group, names]) => (
          <List key={group} role="group" aria-labelledby={id + group} sx={{ py: 0 }}>
            <ListItem sticky role="presentation" id={id + group}>
              <Typography level="body-xs">{group}</Typography>
            </ListItem>
            {names.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </List>
        ))}
      </Select>
    </div>
  );
}
