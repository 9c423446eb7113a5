import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface DisconnectMailboxProps {
  email: string | null;
  disconnecting: boolean;
  onDisconnect: () => void;
}

/** Asks once more, because campaigns may be sending. */
export function DisconnectMailbox({ email, disconnecting, onDisconnect }: DisconnectMailboxProps) {
  const [asking, setAsking] = useState(false);

  function confirm(): void {
    setAsking(false);
    onDisconnect();
  }

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<LinkOff />}
        disabled={disconnecting}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      >
        {disconnecting ? 'Disconnecting...' : 'Disconnect mailbox'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Disconnect mailbox?"
        confirmLabel="Disconnect"
        destructive
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Recruit deletes the password, and can no longer send from {email ?? 'this mailbox'} or see who replies. Campaigns that are sending
        from it are paused. Sent emails and known replies stay. You can connect again at any time.
      </ConfirmDialog>
    </>
  );
}
