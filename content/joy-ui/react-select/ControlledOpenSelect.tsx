import { useState } from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function ControlledOpenSelect() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="soft"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close' : 'Open'} the list
      </Button>
      <Select
        aria-label="Language"
        defaultValue="fi"
        listboxOpen={isOpen}
        onListboxOpenChange={setIsOpen}
        sx={{ width: 200 }}
      >
        <Option value="fi">Finnish</Option>
        <Option value="pl">Polish</Option>
      </Select>
    </Stack>
  );
}
