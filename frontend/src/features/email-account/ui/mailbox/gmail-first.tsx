import Alert from '@mui/material/Alert';

interface GmailFirstProps {
  address: string | null;
}

/** Emails are sent from one account only, so Gmail has to be disconnected before. */
export function GmailFirst({ address }: GmailFirstProps) {
  return (
    <Alert severity="info" variant="outlined" role="note" sx={{ overflowWrap: 'anywhere' }}>
      Your emails are sent from one account, {address ?? 'your Gmail'}. To use another mailbox, disconnect Gmail first.
    </Alert>
  );
}
