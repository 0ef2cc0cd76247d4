import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Shell } from './shell';

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autoComplete: string;
  minLength?: number;
}

interface Props {
  title: string;
  lead: ReactNode;
  fields: Field[];
  action: string;
  /** what is said once the form is complete */
  done: string;
  children?: ReactNode;
}

function complaint({ label, type, minLength }: Field, value: string): string | undefined {
  if (!value.trim()) return `${label} is missing.`;
  if (type === 'email' && !/^\S+@\S+\.\S+$/.test(value)) return 'This is no email address.';
  if (minLength && value.length < minLength) return `At least ${minLength} characters.`;
  return undefined;
}

/** A page with one form. What is wrong stands under the field that it is about. */
export function AccountForm({ title, lead, fields, action, done, children }: Props) {
  const [complaints, setComplaints] = useState<Record<string, string | undefined>>({});
  const [isDone, setIsDone] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = fields.map((field) => [
      field.name,
      complaint(field, String(data.get(field.name) ?? '')),
    ]);
    const first = found.find(([, text]) => text)?.[0];
    setComplaints(Object.fromEntries(found) as Record<string, string | undefined>);
    setIsDone(first === undefined);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  return (
    <Shell>
      <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 6 } }}>
          <Typography component="h1" variant="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Typography sx={{ mb: 4, color: 'text.secondary' }}>{lead}</Typography>
          <Stack component="form" noValidate onSubmit={submit} spacing={3}>
            {fields.map(({ name, label, type, autoComplete }) => (
              <TextField
                key={name}
                id={`onepirate-${name}`}
                name={name}
                label={label}
                type={type}
                autoComplete={autoComplete}
                error={!!complaints[name]}
                helperText={complaints[name]}
                required
              />
            ))}
            <Button type="submit" variant="contained" size="large">
              {action}
            </Button>
            <div role="status">{isDone && <Alert severity="success">{done}</Alert>}</div>
          </Stack>
          {children}
        </Paper>
      </Container>
    </Shell>
  );
}
