import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const permissions = ['Comment', 'Delete', 'Edit', 'Invite', 'Publish', 'Read'];
const fixed = ['Read'];

export default function FixedTags() {
  const [value, setValue] = React.useState([...fixed, 'Comment', 'Edit']);

  return (
    <Autocomplete
      multiple
      options={permissions}
      getOptionDisabled={(option) => fixed.includes(option)}
      value={value}
      onChange={(_event, next) => {
        setValue([...fixed, ...next.filter((option) => !fixed.includes(option))]);
      }}
      renderTags={(tags, getTagProps) =>
        tags.map((tag, index) => {
          const { key, onDelete, tabIndex, ...tagProps } = getTagProps({ index });
          return fixed.includes(tag) ? (
            <Chip key={key} label={tag} icon={<LockIcon />} {...tagProps} />
          ) : (
            <Chip key={key} label={tag} onDelete={onDelete} tabIndex={tabIndex} {...tagProps} />
          );
        })
      }
      sx={{ width: 480, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Permissions" />}
    />
  );
}
