import { useState } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

/** A quarter of an hour of the day, such as "09:15". */
const timeAt = (ratio: number) => {
  const quarters = Math.round(ratio * 96);
  const hours = String(Math.floor(quarters / 4)).padStart(2, '0');
  return `${hours}:${String((quarters % 4) * 15).padStart(2, '0')}`;
};

export default function AnchorElTooltips() {
  const [time, setTime] = useState('00:00');
  const [anchor, setAnchor] = useState<DOMRect>();

  return (
    <Tooltip
      arrow
      disableInteractive
      placement="top"
      title={time}
      slotProps={{ popper: anchor && { anchorEl: { getBoundingClientRect: () => anchor } } }}
    >
      <Box
        role="img"
        aria-label="Opening hours: 09:00 to 17:30"
        onMouseMove={(event) => {
          const { left, top, width } = event.currentTarget.getBoundingClientRect();
          setTime(timeAt((event.clientX - left) / width));
          setAnchor(new DOMRect(event.clientX, top, 0, 0));
        }}
        sx={{ display: 'flex', height: 48, bgcolor: 'action.selected', borderRadius: 1 }}
      >
        <Box
          sx={{ width: `${(8.5 / 24) * 100}%`, ml: `${(9 / 24) * 100}%`, bgcolor: 'primary.main' }}
        />
      </Box>
    </Tooltip>
  );
}
