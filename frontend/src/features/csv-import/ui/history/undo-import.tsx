import { useState } from 'react';
import Button from '@mui/material/Button';
import { errorText, type ImportRecordDto } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';
import { useUndoImportMutation } from '../../api/upload-api';
import { stored } from '../../model/history/import-counts';

/** Asks for confirmation, then undoes an import. */
export function UndoImport({ record }: { record: ImportRecordDto }) {
  const [asking, setAsking] = useState(false);
  const [undo, { isLoading }] = useUndoImportMutation();
  const toast = useToast();
  const { id, kind, fileName, createdCount, changedCount } = record;

  async function confirm(): Promise<void> {
    try {
      await undo(id).unwrap();
      toast({ title: 'Import undone', description: `Everything that ${fileName} added or changed was undone.` });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The import was not undone', description, variant: 'destructive' });
    }
    setAsking(false);
  }

  return (
    <>
      <Button size="small" color="inherit" variant="outlined" aria-label={`Undo the import of ${fileName}`} onClick={() => setAsking(true)}>
        Undo
      </Button>
      <ConfirmDialog
        open={asking}
        title="Undo this import?"
        confirmLabel="Undo import"
        pendingLabel="Undoing..."
        pending={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        Removes what {fileName} added ({stored(kind, createdCount)}) and restores what it changed ({stored(kind, changedCount)}). Sent
        emails stay.
      </ConfirmDialog>
    </>
  );
}
