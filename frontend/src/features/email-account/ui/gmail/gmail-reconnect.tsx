import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GmailStatus } from '@/entities/athlete';
import type { GmailConnecting } from '../../model/gmail/use-connect-gmail';
import { DisconnectAccount } from '../disconnect-account';
import { SchoolAccountNote } from './school-account-note';

interface GmailReconnectProps {
  status: GmailStatus;
  connecting: GmailConnecting;
  disconnecting: boolean;
  onDisconnect: () => void;
}

/** Google withdrew the permission: explains why, what is waiting, and how to reconnect. */
export function GmailReconnect({ status, connecting: { connect, connecting }, ...ending }: GmailReconnectProps) {
  const { lostEmail, message, canReadReplies, reason } = status;
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        <strong>Connect {lostEmail ?? 'your Gmail'} again.</strong> {message} Until then your campaigns are paused, and nothing is sent from
        another address.
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          color="ball"
          disabled={connecting}
          onClick={() => connect(canReadReplies)}
          sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
        >
          {connecting ? 'Connecting...' : 'Reconnect Gmail'}
        </Button>
        <DisconnectAccount what="Gmail" email={lostEmail} {...ending} />
      </Box>
      {reason === 'blocked_by_admin' && <SchoolAccountNote open />}
    </>
  );
}
