import Button from '@mui/material/Button';
import { useFactorsChanged } from '@/entities/security';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { RecoveryCodes } from './recovery-codes';

interface RecoveryCodesDialogProps {
  codes: string[];
  onClose: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const changed = useFactorsChanged();

  function close(): void {
    changed();
    onClose();
  }

  return (
    <ResponsiveDialog
      open
      title="Your recovery codes"
      maxWidth="xs"
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          I saved them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </ResponsiveDialog>
  );
}
