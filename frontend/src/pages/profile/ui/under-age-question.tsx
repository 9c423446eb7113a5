import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useConfirmUnderAgeMutation } from '@/features/own-data';
import { errorText } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface UnderAgeQuestionProps {
  /** As YYYY-MM-DD. */
  birthdate: string;
  /** What was typed is not needed any more: the account has stopped. */
  onConfirmed: () => void;
  /** Back to the form, to change the date. */
  onClose: () => void;
}

/** A birth date under 13 was refused: asks whether it is right, and explains the consequences. */
export function UnderAgeQuestion({ birthdate, onConfirmed, onClose }: UnderAgeQuestionProps) {
  const [confirm, { isLoading, error }] = useConfirmUnderAgeMutation();

  async function run(): Promise<void> {
    if (!('error' in (await confirm({ birthdate })))) onConfirmed();
  }

  return (
    <ConfirmDialog
      open
      destructive
      title="Is this date right?"
      confirmLabel="Yes, the date is right"
      closeLabel="No, change the date"
      pendingLabel="Stopping..."
      pending={isLoading}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1.5 }}>
        You entered <b>{dayWords(birthdate)}</b> as your birth date. Recruit is for athletes who are 13 or older.
      </Typography>
      <Typography>
        If the date is right, everything stops now and your account is deleted after 7 days. You can download your data until then. You
        cannot take this back yourself.
      </Typography>
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {errorText(error, 'Nothing was changed. Please try again.')}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
