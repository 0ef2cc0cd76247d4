import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AccountForm, type Field } from '../account-form';
import { home } from '../shell';

const fields: Field[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
];

export default function SignIn() {
  return (
    <AccountForm
      title="Sign in"
      lead={
        <>
          New here? <Link href={`${home}sign-up/`}>Sign up</Link> in a minute.
        </>
      }
      fields={fields}
      action="Sign in"
      done="Welcome aboard. Nothing was sent: this is a demo."
    >
      <Typography sx={{ mt: 3 }}>
        <Link href={`${home}forgot-password/`}>Forgot your password?</Link>
      </Typography>
    </AccountForm>
  );
}
