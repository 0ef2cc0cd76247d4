import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';

const covers = [
  { name: 'Dawn', background: 'linear-gradient(160deg, #ffd6a5, #ff8fa3)' },
  { name: 'Forest', background: 'linear-gradient(160deg, #b7e4c7, #2d6a4f)' },
  { name: 'Night', background: 'linear-gradient(160deg, #5a67d8, #1a1a40)' },
];

export default function ButtonBaseDemo() {
  const [chosen, setChosen] = React.useState('Dawn');

  return (
    <Stack
      role="group"
      aria-label="Cover"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {covers.map(({ name, background }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={name === chosen}
          onClick={() => setChosen(name)}
          sx={{
            flexDirection: 'column',
            borderRadius: 2,
            border: 2,
            borderColor: name === chosen ? 'primary.main' : 'divider',
            typography: 'body2',
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          <span style={{ width: 104, height: 64, borderRadius: 6, background }} />
          <span style={{ padding: 6 }}>{name}</span>
        </ButtonBase>
      ))}
    </Stack>
  );
}
