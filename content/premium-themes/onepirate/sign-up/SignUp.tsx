import Link from '@mui/material/Link';
import { AccountForm, type Field } from '../account-form';
import { home } from '../shell';

const fields: Field[] = [
  { name: 'first-name', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'last-name', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    minLength: 12,
  },
];

export default function SignUp() {
  return (
    <AccountForm
      title="Sign up"
      lead={
        <>
          You have an account? <Link href={`${home}sign-in/`}>Sign in</Link> instead.
        </>
      }
      fields={fields}
      action="Sign up"
      done="Your bunk is made. Nothing was sent: this is a demo."
    />
  );
}
