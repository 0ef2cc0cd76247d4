import { Choice, List, Panel, Root } from './parts';

export default function UnstyledTabsVertical() {
  return (
    <Root defaultValue="profile" orientation="vertical">
      <List aria-label="Settings">
        <Choice value="profile">Profile</Choice>
        <Choice value="language">Language</Choice>
      </List>
      <Panel value="profile">Name and picture.</Panel>
      <Panel value="language">Portuguese.</Panel>
    </Root>
  );
}
