import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { GmailConnecting } from '../../model/gmail/use-connect-gmail';

interface ConnectNotesProps {
  connecting: GmailConnecting;
}

/** What is happening in the other tab, and how the last try ended. */
export function ConnectNotes({ connecting: { waiting, failure } }: ConnectNotesProps) {
  if (failure !== null) {
    return (
      <Alert severity="error" variant="outlined">
        {failure}
      </Alert>
    );
  }
  if (!waiting) return null;
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      Continue with Google in the tab that opened. This card updates automatically.
    </Typography>
  );
}
