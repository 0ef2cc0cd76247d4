import { Item, Picker } from './parts';

export default function UnstyledSelectBasic() {
  return (
    <div>
      <Picker defaultValue={20} aria-label="Minutes">
        <Item value={10}>Ten</Item>
        <Item value={20}>Twenty</Item>
        <Item value={60} disabled>
          Sixty
        </Item>
      </Picker>
    </div>
  );
}
