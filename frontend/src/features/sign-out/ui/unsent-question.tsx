import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface UnsentQuestionProps {
  /** How many changes wait; null: nothing is asked. */
  unsent: number | null;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asked before a sign-out that would lose what was not sent yet. */
export function UnsentQuestion({ unsent, onStay, onSignOut }: UnsentQuestionProps) {
  // Gone at once: a press while it fades out would sign out.
  if (unsent === null) return null;
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
