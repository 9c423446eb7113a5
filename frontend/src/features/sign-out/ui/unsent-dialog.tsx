import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

export interface UnsentDialogProps {
  /** How many changes wait. */
  unsent: number;
  onStay: () => void;
  onSignOut: () => void;
}

export function UnsentDialog({ unsent, onStay, onSignOut }: UnsentDialogProps) {
  return (
    <ConfirmDialog
      open
      title={`${countOf(unsent, 'change')} not sent yet`}
      confirmLabel="Sign out and lose them"
      closeLabel="Stay signed in"
      destructive
      onConfirm={onSignOut}
      onClose={onStay}
    >
      Signing out removes everything of yours from this device. What is still waiting here would be lost.
    </ConfirmDialog>
  );
}
