import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';
import { useUndoOwnListImportMutation } from '../../api/own-list-api';

interface UndoListImportProps {
  /** How many schools the import changed. */
  schools: number;
  onUndone: () => void;
  onClose: () => void;
}

/** Asks for confirmation, then undoes the last import of the athlete's list. */
export function UndoListImport({ schools, onUndone, onClose }: UndoListImportProps) {
  const [undo, { isLoading }] = useUndoOwnListImportMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    try {
      const { message } = await undo().unwrap();
      toast({ title: 'Import undone', description: message });
      onUndone();
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The import was not undone', description, variant: 'destructive' });
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open
      title="Undo this import?"
      confirmLabel="Undo import"
      pendingLabel="Undoing..."
      pending={isLoading}
      destructive
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      The import changed {countOf(schools, 'school')} of your list.{' '}
      {schools === 1 ? 'It goes back to what it was' : 'They go back to what they were'} before. What you changed since stays, and so do
      sent emails.
    </ConfirmDialog>
  );
}
