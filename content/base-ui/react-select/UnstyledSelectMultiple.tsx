import { Item, Picker } from './parts';

export default function UnstyledSelectMultiple() {
  return (
    <div>
      <Picker multiple defaultValue={['mon', 'thu']} aria-label="Days">
        <Item value="mon">Monday</Item>
        <Item value="tue">Tuesday</Item>
        <Item value="wed">Wednesday</Item>
        <Item value="thu">Thursday</Item>
      </Picker>
    </div>
  );
}
