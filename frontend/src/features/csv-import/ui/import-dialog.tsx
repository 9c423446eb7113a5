import { useState } from 'react';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useToast } from '@/shared/ui/toast';
import type { ImportKind } from '../model/import-kind';
import type { ImportResult } from '../model/import-result';
import { importWords } from '../model/import-words';
import { rowCorrections } from '../model/row-corrections';
import { tableFile } from '../model/table-file';
import { useImport } from '../model/use-import';
import { ImportButtons } from './import-buttons';
import { ImportSteps } from './import-steps';

interface ImportDialogProps {
  kind: ImportKind;
  /** Reloads the page after an import; null when the page updates itself. */
  reload: (() => void) | null;
  onClose: () => void;
}

function canCorrect(result: ImportResult | null): boolean {
  return result !== null && rowCorrections.rows(result).length > 0;
}

/** Choose a file, see what it would change, send it, read how it went. */
export function ImportDialog({ kind, reload, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [allOrNothing, setAllOrNothing] = useState(false);
  const control = useImport(kind, reload);
  const { checked, result, busy, reloading, check, send, cancel, reset } = control;
  const toast = useToast();

  function pick(picked: File): void {
    if (!tableFile.isTable(picked)) {
      toast({ title: 'Invalid File', description: 'Please select a CSV file.', variant: 'destructive' });
      return;
    }
    control.pick(picked);
    setFile(picked);
  }

  function start(what: (chosen: File) => Promise<void>): void {
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
    // Closing the dialog shows the new list at once.
    if (reloading) reload?.();
  }

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
          corrected={control.corrections.size > 0}
          onCorrect={file !== null && !reloading && canCorrect(result) ? () => void check(file) : null}
          onCancel={cancel}
          onClose={close}
          onBack={reset}
          onCheck={() => start(check)}
          onStart={() => start((chosen) => send(chosen, allOrNothing))}
        />
      }
    >
      <ImportSteps kind={kind} file={file} control={control} onPick={pick} allOrNothing={allOrNothing} onAllOrNothing={setAllOrNothing} />
    </ResponsiveDialog>
  );
}
