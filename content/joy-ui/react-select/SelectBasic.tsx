import { useState } from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectBasic() {
  const [language, setLanguage] = useState<string | null>('fi');

  return (
    <div>
      <Select
        aria-label="Language"
        value={language}
        onChange={(_, value) => setLanguage(value)}
        sx={{ width: 240 }}
      >
        <Option value="fi">Finnish</Option>
        <Option value="pl">Polish</Option>
        <Option value="pt">Portuguese</Option>
      </Select>
    </div>
  );
}
