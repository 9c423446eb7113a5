import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useConnectGmail } from '../../model/gmail/use-connect-gmail';
import { useDisconnectGmail } from '../../model/gmail/use-disconnect-gmail';
import { useGmailStatus } from '../../model/gmail/use-gmail-status';
import { ConnectNotes } from './connect-notes';
import { GmailConnected } from './gmail-connected';
import { GmailNotConnected } from './gmail-not-connected';
import { GmailReconnect } from './gmail-reconnect';
import { GmailSkeleton } from './gmail-skeleton';
import { GmailStatusLine } from './gmail-status-line';

/** The state of the athlete's Gmail connection and the actions for it. */
export function GmailSettings() {
  const { data: status, error, refetch } = useGmailStatus();
  const connecting = useConnectGmail(() => void refetch());
  const { disconnect, disconnecting, unconfirmed } = useDisconnectGmail();
  if (status === undefined) {
    if (error === undefined) return <GmailSkeleton />;
    return (
      <Alert severity="error" variant="outlined">
        Unable to load Gmail connection status. Please try again later.
      </Alert>
    );
  }

  const ending = { disconnecting, onDisconnect: () => void disconnect() };
  const { state } = status;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <GmailStatusLine state={state} />
      <ConnectNotes connecting={connecting} />
      {state === 'connected' && <GmailConnected status={status} connecting={connecting} {...ending} />}
      {state === 'needs_reconnect' && <GmailReconnect status={status} connecting={connecting} {...ending} />}
      {(state === 'not_connected' || state === 'not_set_up') && (
        <GmailNotConnected setUp={state === 'not_connected'} connecting={connecting} unconfirmed={unconfirmed} />
      )}
    </Box>
  );
}
