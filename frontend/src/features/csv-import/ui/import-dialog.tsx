import { useState } from 'react';
import Box from '@mui/material/Box';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useToast } from '@/shared/ui/toast';
import { isCsvFile } from '../model/is-csv-file';
import { useImport } from '../model/use-import';
import { ChooseFile } from './choose-file';
import { ImportButtons } from './import-buttons';
import { ResultPanel } from './result-panel';

interface ImportDialogProps {
  reload: () => void;
  onClose: () => void;
}

/** Choose a file, send it, read how it went. */
export function ImportDialog({ reload, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const { result, failure, uploading, reloading, send, cancel, reset } = useImport(reload);
  const toast = useToast();

  function pick(picked: File): void {
    if (!isCsvFile(picked)) {
      toast({ title: 'Invalid File', description: 'Please select a CSV file.', variant: 'destructive' });
      return;
    }
    reset();
    setFile(picked);
  }

  function start(): void {
    if (file === null) {
      const description = 'Please select a CSV file to import.';
      toast({ title: 'No File Selected', description, variant: 'destructive' });
      return;
    }
    void send(file);
  }

  function close(): void {
    if (uploading) return;
    reset();
    onClose();
    // Whoever does not wait gets the new list at once.
    if (reloading) reload();
  }

  const buttons = { uploading, done: result !== null, onCancel: cancel, onClose: close, onStart: start };
  return (
    <ResponsiveDialog
      open
      title="Import Schools from CSV"
      onClose={close}
      maxWidth="md"
      actions={<ImportButtons {...buttons} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {uploading && (
          <Box sx={{ py: 3 }}>
            <ProgressBar label={`Importing ${file?.name ?? 'the file'}`} value={null} max={1} detail="please wait" />
          </Box>
        )}
        {result !== null && <ResultPanel result={result} reloading={reloading} />}
        {result === null && !uploading && <ChooseFile file={file} failure={failure} onPick={pick} />}
      </Box>
    </ResponsiveDialog>
  );
}
