import Alert from '@mui/material/Alert';
import type { MailboxStatus } from '@/entities/athlete';
import type { SignIn } from '../../model/mailbox/use-sign-in';
import { DisconnectAccount } from '../disconnect-account';
import { MailboxAgain } from './mailbox-again';

interface MailboxReconnectProps {
  status: MailboxStatus;
  signIn: SignIn;
  disconnecting: boolean;
  onDisconnect: () => void;
}

/** The mailbox stopped working: why, what waits, and what to do. */
export function MailboxReconnect({ status, signIn, ...ending }: MailboxReconnectProps) {
  const { email, message } = status;
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        <strong>Connect {email} again.</strong> {message} Until then your campaigns are paused, and nothing is sent from another address.
      </Alert>
      <MailboxAgain
        status={status}
        signIn={signIn}
        submitLabel="Reconnect"
        aside={<DisconnectAccount what="mailbox" email={email} {...ending} />}
      />
    </>
  );
}
