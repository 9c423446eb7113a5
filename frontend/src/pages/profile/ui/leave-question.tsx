import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface LeaveQuestionProps {
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/** Asks for confirmation before unsaved changes of the profile are lost. */
export function LeaveQuestion({ asking, leave, stay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={asking}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      destructive
      onConfirm={leave}
      onClose={stay}
    >
      What you changed in your profile is not saved yet.
    </ConfirmDialog>
  );
}
