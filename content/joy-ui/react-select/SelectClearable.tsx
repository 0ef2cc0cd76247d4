import { useState } from 'react';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { Close } from './icons';

export default function SelectClearable() {
  const [language, setLanguage] = useState<string | null>('pl');

  return (
    <div>
      <Select
        aria-label="Language"
        placeholder="Any language"
        value={language}
        onChange={(_, value) => setLanguage(value)}
        endDecorator={
          language && (
            <IconButton
              size="sm"
              aria-label="Clear the language"
              onMouseDown={(event) => event.stopPropagation()}
              onClick={() => setLanguage(null)}
            >
              <Close />
            </IconButton>
          )
        }
        sx={{ width: 240, '--Select-placeholderOpacity': 0.75 }}
      >
        <Option value="fi">Finnish</Option>
        <Option value="pl">Polish</Option>
      </Select>
    </div>
  );
}
