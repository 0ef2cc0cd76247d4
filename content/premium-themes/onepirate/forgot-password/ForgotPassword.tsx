import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AccountForm, type Field } from '../account-form';
import { home } from '../shell';

const fields: Field[] = [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' }];

export default function ForgotPassword() {
  return (
    <AccountForm
      title="Forgot your password?"
      lead="It happens at sea. Say where to send a link, and choose a new one."
      fields={fields}
      action="Send the link"
      done="A link is on its way, or would be: this is a demo."
    >
      <Typography sx={{ mt: 3 }}>
        <Link href={`${home}sign-in/`}>Back to sign in</Link>
      </Typography>
    </AccountForm>
  );
}
