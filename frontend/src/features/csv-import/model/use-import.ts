import { useRef, useState } from 'react';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useUploadSchoolsCsvMutation } from '../api/upload-api';
import type { ImportResult } from './import-result';
import { keptResult } from './kept-result';
import { useReloadSoon } from './use-reload-soon';

export interface SchoolImport {
  result: ImportResult | null;
  /** Why the last file was not imported, in words for the admin. */
  failure: string | null;
  uploading: boolean;
  /** True while the page waits to load anew. */
  reloading: boolean;
  send(file: File): Promise<void>;
  cancel(): void;
  /** Forgets the last file and what came of it. */
  reset(): void;
}

function hasSomethingToRead({ errorCount, warningCount }: ImportResult): boolean {
  return errorCount + warningCount > 0;
}

/** A call that was aborted has no status: it is no answer. */
function wasCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Sends a schools file and tells how it went; `reload` loads the page anew. */
export function useImport(reload: () => void): SchoolImport {
  const [upload, { isLoading }] = useUploadSchoolsCsvMutation();
  const [result, setResult] = useState<ImportResult | null>(() => keptResult.get());
  const [failure, setFailure] = useState<string | null>(null);
  const [reloading, reloadSoon] = useReloadSoon(reload);
  const running = useRef<{ abort: () => void } | null>(null);
  const toast = useToast();

  function succeed(imported: ImportResult): void {
    setResult(imported);
    if (hasSomethingToRead(imported)) keptResult.put(imported);
    toast({ title: 'Import Successful', description: `Imported ${imported.imported.schools} schools.` });
    reloadSoon();
  }

  async function send(file: File): Promise<void> {
    setFailure(null);
    setResult(null);
    const call = upload(file);
    running.current = call;
    const answer = await call;
    running.current = null;
    if (answer.data !== undefined) {
      succeed(answer.data);
      return;
    }
    if (wasCancelled(answer.error)) {
      setFailure('You cancelled the import. If the file had arrived by then, its schools are in the list.');
      return;
    }
    const words = errorText(answer.error, 'An error occurred during import.');
    setFailure(words);
    toast({ title: 'Import Failed', description: words, variant: 'destructive' });
  }

  return {
    result,
    failure,
    uploading: isLoading,
    reloading,
    send,
    cancel: () => running.current?.abort(),
    reset: () => {
      keptResult.clear();
      setResult(null);
      setFailure(null);
    },
  };
}
