import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import type { MailboxStatus } from '@/entities/athlete';
import { countText } from '@/shared/lib/figures';
import { wayBack } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import type { SignIn } from '../../model/mailbox/use-sign-in';
import { DisconnectAccount } from '../disconnect-account';
import { MailboxAgain } from './mailbox-again';

interface MailboxConnectedProps {
  status: MailboxStatus;
  signIn: SignIn;
  disconnecting: boolean;
  onDisconnect: () => void;
}

/** The mailbox works: its address, what Recruit does with it, and how many emails it may send. */
export function MailboxConnected({ status, signIn, ...ending }: MailboxConnectedProps) {
  const [again, setAgain] = useState(false);
  const back = wayBack(useLocation().state);
  const { email, sentLast24Hours, dailyCap } = status;

  function close(): void {
    setAgain(false);
    signIn.reset();
  }

  if (again && signIn.check.kind !== 'done') {
    const cancel = (
      <Button color="inherit" variant="outlined" onClick={close} sx={{ minHeight: 44 }}>
        Cancel
      </Button>
    );
    return <MailboxAgain status={status} signIn={signIn} submitLabel="Save app password" aside={cancel} />;
  }
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Connected as <strong>{email}</strong>
      </Typography>
      {back !== null && (
        <LinkButton to={back} variant="contained" color="ball" sx={{ minHeight: 44, justifySelf: { sm: 'start' } }}>
          Back to your emails
        </LinkButton>
      )}
      <Box component="ul" aria-label="What it does" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>Sends your emails to coaches from this address.</li>
        <li>Shows you who replied, usually within 2 minutes.</li>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Sent by Recruit in the last 24 hours: {countText(sentLast24Hours)} of {countText(dailyCap)}. We send the rest later, so that your
        provider does not lock your account.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Recruit looks only for replies from coaches. It never marks, moves or deletes your email.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DisconnectAccount what="mailbox" email={email} {...ending} />
        {status.signIn === 'password' && (
          <Button
            color="inherit"
            onClick={() => {
              signIn.reset();
              setAgain(true);
            }}
            sx={{ minHeight: 44 }}
          >
            New app password
          </Button>
        )}
      </Box>
    </>
  );
}
