import { Item, Picker } from './parts';

export default function UnstyledSelectCustomRenderValue() {
  return (
    <div>
      <Picker
        defaultValue="mon"
        aria-label="Day of the market"
        renderValue={(option) => (option ? `Market on ${option.label}` : 'No market')}
      >
        <Item value="mon">Monday</Item>
        <Item value="thu">Thursday</Item>
      </Picker>
    </div>
  );
}
