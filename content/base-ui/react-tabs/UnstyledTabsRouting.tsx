import { useState, type MouseEvent } from 'react';
import { Choice, List, Panel, Root } from './parts';

const pages = { inbox: 'Inbox', drafts: 'Drafts' };

export default function UnstyledTabsRouting() {
  // stands for the address that a router would give
  const [page, setPage] = useState('inbox');

  return (
    <Root value={page} onChange={(_, value) => setPage(String(value))}>
      <List aria-label="Mail">
        {Object.entries(pages).map(([name, title]) => (
          <Choice
            key={name}
            value={name}
            slots={{ root: 'a' }}
            href={`#${name}`}
            onClick={(event: MouseEvent) => event.preventDefault()}
          >
            {title}
          </Choice>
        ))}
      </List>
      {Object.entries(pages).map(([name, title]) => (
        <Panel key={name} value={name}>
          {title} is empty.
        </Panel>
      ))}
    </Root>
  );
}
