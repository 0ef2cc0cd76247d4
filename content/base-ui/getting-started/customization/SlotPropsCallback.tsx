import { Button } from '@mui/base/Button';

export default function SlotPropsCallback() {
  return (
    <Button
      slotProps={{
        root: ({ active, focusVisible }) => ({
          style: {
            padding: '8px 18px',
            borderRadius: active ? 20 : 8,
            outline: focusVisible ? '3px solid' : undefined,
          },
        }),
      }}
    >
      Press me
    </Button>
  );
}
