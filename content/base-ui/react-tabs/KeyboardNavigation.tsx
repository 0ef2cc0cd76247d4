import Stack from '@mui/system/Stack';
import { Choice, List, Panel, Root } from './parts';

export default function KeyboardNavigation() {
  return (
    <Stack spacing={3}>
      {[false, true].map((follows) => (
        <Root key={String(follows)} defaultValue="one" selectionFollowsFocus={follows}>
          <List aria-label={follows ? 'Selection follows focus' : 'Selection waits for Enter'}>
            <Choice value="one">One</Choice>
            <Choice value="two">Two</Choice>
            <Choice value="three">Three</Choice>
          </List>
          <Panel value="one">First, {follows ? 'at once' : 'with Enter'}.</Panel>
          <Panel value="two">Second, {follows ? 'at once' : 'with Enter'}.</Panel>
          <Panel value="three">Third, {follows ? 'at once' : 'with Enter'}.</Panel>
        </Root>
      ))}
    </Stack>
  );
}
