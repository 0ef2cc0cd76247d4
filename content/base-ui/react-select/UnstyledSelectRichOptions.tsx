import styled from '@mui/system/styled';
import { Item, Picker } from './parts';

const people = [
  { id: 'ne', name: 'Nela Ek', role: 'Design' },
  { id: 'tm', name: 'Tomas Moor', role: 'Support' },
];

export default function UnstyledSelectRichOptions() {
  return (
    <div>
      <Picker defaultValue="ne" aria-label="Assigned to">
        {people.map(({ id, name, role }) => (
          <Item key={id} value={id} label={name}>
            {name}
            <Role>{role}</Role>
          </Item>
        ))}
      </Picker>
    </div>
  );
}

const Role = styled('small')({
  display: 'block',
  color: 'light-dark(#4a5361, #b6bfcb)',
});
