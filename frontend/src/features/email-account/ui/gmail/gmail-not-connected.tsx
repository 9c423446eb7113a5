import { useState } from 'react';
import Mail from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { GmailConnecting } from '../../model/gmail/use-connect-gmail';
import { GmailBenefits } from './gmail-benefits';
import { RepliesChoice } from './replies-choice';
import { SchoolAccountNote } from './school-account-note';

interface GmailNotConnectedProps {
  /** False when this server has no Google client, so that Gmail cannot be connected. */
  setUp: boolean;
  connecting: GmailConnecting;
  /** The access was given back, but Google did not confirm it. */
  unconfirmed: boolean;
}

const connections = 'https://myaccount.google.com/connections';

function Unconfirmed() {
  return (
    <Alert severity="info" variant="outlined">
      Recruit removed your account, but Google did not confirm it. To be sure, remove the access at{' '}
      <Link href={connections} target="_blank" rel="noreferrer">
        Google’s list of connected apps
      </Link>
      .
    </Alert>
  );
}

/** Why to connect, what is asked for, and the button. */
export function GmailNotConnected({ setUp, connecting: { connect, connecting }, unconfirmed }: GmailNotConnectedProps) {
  const [replies, setReplies] = useState(true);
  return (
    <>
      {unconfirmed && <Unconfirmed />}
      {!setUp && (
        <Alert severity="info" variant="outlined" role="note" id="gmail-not-set-up">
          Gmail is not set up on this server. Before each Send you see how your emails are sent.
        </Alert>
      )}
      <GmailBenefits />
      {setUp && <RepliesChoice replies={replies} onChange={setReplies} />}
      <Button
        variant="contained"
        startIcon={<Mail />}
        disabled={!setUp || connecting}
        aria-describedby={setUp ? undefined : 'gmail-not-set-up'}
        onClick={() => connect(replies)}
        sx={{ minHeight: 44, justifySelf: { sm: 'start' } }}
      >
        {connecting ? 'Connecting...' : 'Connect Gmail Account'}
      </Button>
      {setUp && <SchoolAccountNote />}
    </>
  );
}
