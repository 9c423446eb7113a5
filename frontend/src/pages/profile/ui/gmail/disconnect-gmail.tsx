import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface DisconnectGmailProps {
  email: string | null;
  disconnecting: boolean;
  onDisconnect: () => void;
}

/** Asked once more, because campaigns may be on their way. */
export function DisconnectGmail({ email, disconnecting, onDisconnect }: DisconnectGmailProps) {
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
        sx={{ minHeight: 44, justifySelf: { sm: 'start' }, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      >
        {disconnecting ? 'Disconnecting...' : 'Disconnect Gmail'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Disconnect Gmail?"
        confirmLabel="Disconnect"
        destructive
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Recruit can then no longer send from {email ?? 'your Gmail'} or see who replies. Campaigns that are sending from it are paused. Sent
        emails and known replies stay. You can connect again at any time.
      </ConfirmDialog>
    </>
  );
}
