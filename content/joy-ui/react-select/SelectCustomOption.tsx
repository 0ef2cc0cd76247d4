import Avatar from '@mui/joy/Avatar';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const people = [
  { id: 'ne', name: 'Nela Ek', role: 'Design' },
  { id: 'tm', name: 'Tomas Moor', role: 'Support' },
];

export default function SelectCustomOption() {
  return (
    <div>
      <Select defaultValue="ne" aria-label="Assigned to" sx={{ width: 240 }}>
        {people.map(({ id, name, role }) => (
          <Option key={id} value={id} label={name}>
            <ListItemDecorator>
              <Avatar size="sm">{id.toUpperCase()}</Avatar>
            </ListItemDecorator>
            <ListItemContent>
              {name}
              <Typography level="body-sm">{role}</Typography>
            </ListItemContent>
          </Option>
        ))}
      </Select>
    </div>
  );
}
