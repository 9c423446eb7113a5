import { type FormEvent, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSendPasswordResetMailMutation } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { LabeledField } from '@/shared/ui/labeled-field';
import { PageHeader } from '@/shared/ui/page-header';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text);

function Outcome({ sendsEmail }: { sendsEmail: boolean }) {
  return (
    <Alert severity={sendsEmail ? 'success' : 'info'} variant="outlined">
      {sendsEmail
        ? 'If there is an account with this address, an email with a link is on its way. The link works once and for 30 minutes. Check your spam folder too.'
        : 'This server cannot send email. Ask the person who runs it for a reset link: they make one with “npm run user -- reset-link” and your username.'}
    </Alert>
  );
}

/** Asks for the email address of an account and sends a reset link to it. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [send, { data, error, isLoading }] = useSendPasswordResetMailMutation();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const address = email.trim();
    setWrong(isAddress(address) ? undefined : 'Enter a whole address, like name@example.com');
    if (isAddress(address)) void send({ email: address });
  }

  return (
    <>
      <PageHeader title="Forgot your password?" subtitle="We send a link for a new one to the email address of your account." />
      <Box component="form" noValidate aria-label="Reset link" onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
        <LabeledField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={wrong}
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Box role="status">{data !== undefined && <Outcome sendsEmail={data.sendsEmail} />}</Box>
        {error !== undefined && (
          <Alert severity="error" variant="outlined">
            {errorText(error, 'We could not request the link. Please try again.')}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {data?.sendsEmail !== false && (
            <Button type="submit" variant="contained" disabled={isLoading}>
              {isLoading ? 'Sending...' : data === undefined ? 'Send the link' : 'Send it again'}
            </Button>
          )}
          <LinkButton to={paths.home} color="inherit" variant="outlined">
            Back to sign-in
          </LinkButton>
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3, maxWidth: '60ch' }}>
        No access to that mailbox any more? The person who runs this server can hand you a link.
      </Typography>
    </>
  );
}
