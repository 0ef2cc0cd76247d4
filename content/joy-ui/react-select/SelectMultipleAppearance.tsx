import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectMultipleAppearance() {
  return (
    <div>
      <Select
        multiple
        defaultValue={['mon', 'thu']}
        aria-label="Days"
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map(({ id, value, label }) => (
              <Chip key={id ?? value} variant="soft" color="primary">
                {label}
              </Chip>
            ))}
          </Box>
        )}
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
