import { Choice, List, Panel, Root } from './parts';

export default function UnstyledTabsBasic() {
  return (
    <Root defaultValue={1}>
      <List aria-label="Order">
        <Choice value={1}>Basket</Choice>
        <Choice value={2}>Address</Choice>
        <Choice value={3} disabled>
          Payment
        </Choice>
      </List>
      <Panel value={1}>Two blue chairs.</Panel>
      <Panel value={2}>Harbor street 4.</Panel>
      <Panel value={3}>Not yet.</Panel>
    </Root>
  );
}
