import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GmailStatus } from '@/entities/athlete';
import type { GmailConnecting } from '../../model/gmail/use-connect-gmail';
import { DisconnectAccount } from '../disconnect-account';

interface GmailConnectedProps {
  status: GmailStatus;
  connecting: GmailConnecting;
  disconnecting: boolean;
  onDisconnect: () => void;
}

function SendOnly({ connecting: { connect, connecting } }: Pick<GmailConnectedProps, 'connecting'>) {
  return (
    <Alert severity="info" variant="outlined" role="note">
      <strong>Send only.</strong> Recruit sends your emails but cannot see who replied. Check your inbox. You can add it at any time.
      <Box sx={{ mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" disabled={connecting} onClick={() => connect(true)}>
          {connecting ? 'Connecting...' : 'Add reply reading'}
        </Button>
      </Box>
    </Alert>
  );
}

/** The athlete's email is sent from the athlete's own address. */
export function GmailConnected({ status, connecting, ...ending }: GmailConnectedProps) {
  const { email, canReadReplies, sentLast24Hours, dailyCap } = status;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Connected as <strong>{email}</strong>
      </Typography>
      <Alert severity="success" variant="outlined" role="note">
        Your emails to coaches are sent from this address. Replies go to your own inbox.
        {canReadReplies && ' Recruit shows you who replied.'}
      </Alert>
      {!canReadReplies && <SendOnly connecting={connecting} />}
      <Typography variant="body2" color="textSecondary">
        Sent by Recruit in the last 24 hours: {sentLast24Hours} of {dailyCap}. We send the rest later, so that Google does not lock your
        account.
      </Typography>
      <DisconnectAccount what="Gmail" email={email} {...ending} />
    </>
  );
}
