import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const choices = {
  variant: ['text', 'outlined', 'contained'],
  color: ['primary', 'secondary', 'success', 'error', 'info', 'warning', 'inherit'],
  size: ['small', 'medium', 'large'],
} as const;

const defaults: ButtonProps = {
  variant: 'text',
  color: 'primary',
  size: 'medium',
  disabled: false,
};

/** The JSX for these props. Defaults are left out, as in real code. */
function toCode(props: ButtonProps) {
  const attributes = Object.entries(props)
    .filter(([name, value]) => value !== defaults[name as keyof ButtonProps])
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value}"`));
  return `<Button${attributes.join('')}>\n  Save\n</Button>`;
}

export default function ButtonUsage() {
  const id = useId();
  const [props, setProps] = useState<ButtonProps>({ ...defaults, variant: 'contained' });

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ width: '100%' }}>
      <Stack spacing={2} sx={{ flex: 1 }}>
        <Box sx={{ display: 'grid', placeItems: 'center', flex: 1, minHeight: 96 }}>
          <Button {...props}>Save</Button>
        </Box>
        <Box
          component="pre"
          dir="ltr"
          sx={{ m: 0, p: 2, borderRadius: 1, bgcolor: 'action.hover', whiteSpace: 'pre-wrap' }}
        >
          <code>{toCode(props)}</code>
        </Box>
      </Stack>
      <Stack useFlexGap spacing={2} sx={{ flex: 1 }}>
        {Object.entries(choices).map(([name, values]) => (
          <FormControl key={name}>
            <FormLabel id={id + name}>{name}</FormLabel>
            <RadioGroup
              row
              aria-labelledby={id + name}
              value={props[name as keyof typeof choices]}
              onChange={(event) => setProps({ ...props, [name]: event.target.value })}
            >
              {values.map((value) => (
                <FormControlLabel
                  key={value}
                  value={value}
                  label={value}
                  control={<Radio size="small" />}
                />
              ))}
            </RadioGroup>
          </FormControl>
        ))}
        <FormControlLabel
          label="disabled"
          control={
            <Checkbox
              size="small"
              checked={props.disabled}
              onChange={(event) => setProps({ ...props, disabled: event.target.checked })}
            />
          }
        />
      </Stack>
    </Stack>
  );
}
