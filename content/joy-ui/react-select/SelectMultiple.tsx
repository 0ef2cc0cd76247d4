import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMultiple() {
  return (
    <div>
      <Select
        multiple
        defaultValue={['mon', 'thu']}
        aria-label="Days"
        sx={{ width: 280, maxWidth: '100%' }}
      >
        <Option value="mon">Monday</Option>
        <Option value="tue">Tuesday</Option>
        <Option value="wed">Wednesday</Option>
        <Option value="thu">Thursday</Option>
      </Select>
    </div>
  );
}
