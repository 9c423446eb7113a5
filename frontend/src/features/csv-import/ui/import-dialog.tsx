import { useState } from 'react';
import Box from '@mui/material/Box';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useToast } from '@/shared/ui/toast';
import type { ImportKind } from '../model/import-kind';
import { importWords } from '../model/import-words';
import { isCsvFile } from '../model/is-csv-file';
import { useImport } from '../model/use-import';
import { CheckPanel } from './check-panel';
import { ChooseFile } from './choose-file';
import { ImportButtons } from './import-buttons';
import { ImportProgress } from './import-progress';
import { ResultPanel } from './result-panel';

interface ImportDialogProps {
  kind: ImportKind;
  /** Loads the page anew after an import; null where the page follows by itself. */
  reload: (() => void) | null;
  onClose: () => void;
}

const doing = { checking: 'Checking', importing: 'Importing' } as const;

/** Choose a file, see what it would change, send it, read how it went. */
export function ImportDialog({ kind, reload, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const { checked, result, failure, busy, reloading, check, send, cancel, reset } = useImport(kind, reload);
  const toast = useToast();

  function pick(picked: File): void {
    if (!isCsvFile(picked)) {
      toast({ title: 'Invalid File', description: 'Please select a CSV file.', variant: 'destructive' });
      return;
    }
    reset();
    setFile(picked);
  }

  function start(what: typeof send): void {
    if (file === null) {
      const description = 'Please select a CSV file to import.';
      toast({ title: 'No File Selected', description, variant: 'destructive' });
      return;
    }
    void what(file);
  }

  function close(): void {
    if (busy !== null) return;
    reset();
    onClose();
    // Whoever does not wait gets the new list at once.
    if (reloading) reload?.();
  }

  const idle = [result, checked, busy].every((state) => state === null);
  return (
    <ResponsiveDialog
      open
      title={importWords[kind].title}
      onClose={close}
      maxWidth="md"
      actions={
        <ImportButtons
          busy={busy}
          checked={checked !== null}
          done={result !== null}
          onCancel={cancel}
          onClose={close}
          onBack={reset}
          onCheck={() => start(check)}
          onStart={() => start(send)}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {busy !== null && (
          <Box sx={{ py: 3 }}>
            <ImportProgress label={`${doing[busy]} ${file?.name ?? 'the file'}`} />
          </Box>
        )}
        {result !== null && <ResultPanel kind={kind} result={result} reloading={reloading} />}
        {checked !== null && <CheckPanel fileName={file?.name ?? 'The file'} result={checked} />}
        {idle && <ChooseFile kind={kind} file={file} failure={failure} onPick={pick} />}
      </Box>
    </ResponsiveDialog>
  );
}
