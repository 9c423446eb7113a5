import { useRef, useState } from 'react';
import { useUploadCsvMutation } from '../api/upload-api';
import type { ImportKind } from './import-kind';
import { keptResult } from './kept-result';
import { type Columns, useColumns } from './use-columns';
import { type Doing, type Outcome, useOutcome } from './use-outcome';

export interface ImportControl extends Outcome {
  /** The columns to look at before the file is stored; null where all names are known. */
  columns: Columns | null;
  busy: Doing | null;
  /** True while the page waits to load again. */
  reloading: boolean;
  chooseColumn(header: string, column: string): void;
  takeSuggestions(): void;
  /** A file was chosen: forgets the last one, and reads the columns. */
  pick(file: File): void;
  /** Says what would happen and stores nothing. */
  check(file: File): Promise<void>;
  /** `allOrNothing`: stores nothing when a single row cannot be read. */
  send(file: File, allOrNothing: boolean): Promise<void>;
  cancel(): void;
  /** Forgets the last file and what came of it. */
  reset(): void;
}

/** Sends files of one kind and tells how it went; `reload` loads the page again after an import. */
export function useImport(kind: ImportKind, reload: (() => void) | null): ImportControl {
  const [upload] = useUploadCsvMutation();
  const [busy, setBusy] = useState<ImportControl['busy']>(null);
  const { outcome, reloading, ...end } = useOutcome(kind, reload);
  const { columns, begin, look, choose, takeSuggestions } = useColumns(kind);
  const running = useRef<{ abort: () => void } | null>(null);

  async function transfer(file: File, what: Doing, allOrNothing: boolean): Promise<void> {
    const mapping = columns && columns.choice;
    const call = upload({ kind, file, dryRun: what === 'checking', allOrNothing, mapping });
    running.current = call;
    const { data, error } = await call;
    if (data === undefined) end.fail(error, what);
    else if (what === 'checking') end.checked(data);
    else if (allOrNothing && data.errorCount > 0) end.refuse(data);
    else end.succeed(data);
  }

  async function run(file: File, what: Doing, allOrNothing = false): Promise<void> {
    end.clear();
    setBusy(what);
    const looking = look();
    running.current = looking;
    const seen = await looking.seen;
    if (seen === 'yes') await transfer(file, what, allOrNothing);
    if (seen === 'cancelled') end.cancelledEarly(what);
    running.current = null;
    setBusy(null);
  }

  function reset(): void {
    keptResult.clear();
    end.clear();
  }

  return {
    ...outcome,
    columns,
    busy,
    reloading,
    chooseColumn: choose,
    takeSuggestions,
    pick(file) {
      reset();
      begin(file);
    },
    check: (file) => run(file, 'checking'),
    send: (file, allOrNothing) => run(file, 'importing', allOrNothing),
    cancel: () => running.current?.abort(),
    reset,
  };
}
