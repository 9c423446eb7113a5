import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UpkeepBackups } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countText } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { isUnderWay, replacedBackup } from '../../model/backup-words';
import { useMakeBackup } from '../../model/use-make-backup';
import { AskedBackup } from './asked-backup';

interface MakeBackupProps {
  backups: UpkeepBackups;
  onStarted: () => void;
}

/** Makes a backup and shows its progress and result. Asks for confirmation when an older one will be deleted for it. */
export function MakeBackup({ backups, onStarted }: MakeBackupProps) {
  const [asks, setAsks] = useState(false);
  const { make, starting } = useMakeBackup(onStarted);
  const { asked, keep } = backups;
  const replaced = replacedBackup(backups);
  const close = () => setAsks(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button
        color="inherit"
        variant="outlined"
        disabled={starting || isUnderWay(asked)}
        sx={{ minHeight: 44 }}
        onClick={() => (replaced === undefined ? void make() : setAsks(true))}
      >
        {starting ? 'Starting...' : 'Make a backup'}
      </Button>
      {asked !== null && <AskedBackup asked={asked} />}
      {replaced !== undefined && (
        <ConfirmDialog
          open={asks}
          title="Delete the oldest backup?"
          confirmLabel="Make a backup"
          destructive
          pending={starting}
          onConfirm={() => void make().then(close)}
          onClose={close}
        >
          The newest {countText(keep)} made by hand are kept. When the new one is ready, the one of {momentWords(replaced.at)} is deleted.
          This cannot be undone.
        </ConfirmDialog>
      )}
    </Box>
  );
}
