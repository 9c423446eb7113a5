import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface DisconnectAccountProps {
  what: 'Gmail' | 'mailbox';
  /** The address; null when it is no longer known. */
  email: string | null;
  disconnecting: boolean;
  onDisconnect: () => void;
}

/** What stops working at once. */
const ends = {
  Gmail: (from: string) => `Recruit can then no longer send from ${from} or see who replies.`,
  mailbox: (from: string) => `Recruit deletes the password, and can no longer send from ${from} or see who replies.`,
};
const unknown = { Gmail: 'your Gmail', mailbox: 'this mailbox' };

/** Ends the connection of an account. Asks once more, because campaigns may be sending. */
export function DisconnectAccount({ what, email, disconnecting, onDisconnect }: DisconnectAccountProps) {
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
        {disconnecting ? 'Disconnecting...' : `Disconnect ${what}`}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Disconnect ${what}?`}
        confirmLabel="Disconnect"
        destructive
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {ends[what](email ?? unknown[what])} Campaigns that are sending from it are paused. Sent emails and known replies stay. You can
        connect again at any time.
      </ConfirmDialog>
    </>
  );
}
