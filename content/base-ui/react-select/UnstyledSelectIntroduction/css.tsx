import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function UnstyledSelectIntroduction() {
  return (
    <div>
      <Select
        defaultValue="fi"
        aria-label="Language"
        className="language"
        slotProps={{
          listbox: { className: 'language-list' },
          popup: { className: 'language-popup' },
        }}
      >
        <Option value="fi" className="language-option">
          Finnish
        </Option>
        <Option value="pl" className="language-option">
          Polish
        </Option>
        <Option value="pt" className="language-option">
          Portuguese
        </Option>
      </Select>
    </div>
  );
}
