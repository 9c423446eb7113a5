import { useRef, useState } from 'react';
import { useUploadCsvMutation } from '../api/upload-api';
import type { ImportKind } from './import-kind';
import type { RowCorrections } from './row-corrections';
import { type Columns, useColumns } from './use-columns';
import { useCorrections } from './use-corrections';
import { type Doing, type Outcome, useOutcome } from './use-outcome';

export interface ImportControl extends Outcome {
  /** The columns of the file; null until they are read. */
  columns: Columns | null;
  /** What is corrected of the file's rows. */
  corrections: RowCorrections;
  busy: Doing | null;
  /** True while the page waits to load again. */
  reloading: boolean;
  chooseColumn(header: string, column: string): void;
  takeSuggestions(): void;
  /** Reads the columns of another sheet of the file. */
  chooseSheet(file: File, sheet: string): void;
  correct(row: number, column: string, value: string): void;
  /** A file was chosen: forgets the last one, and reads the columns. */
  pick(file: File): void;
  /** Checks the file without storing anything. */
  check(file: File): Promise<void>;
  /** `allOrNothing`: stores nothing when a single row cannot be read. */
  send(file: File, allOrNothing: boolean): Promise<void>;
  cancel(): void;
  /** Forgets the last file and what came of it. */
  reset(): void;
}

/** Uploads files of one kind and reports the result; `reload` reloads the page after an import. */
export function useImport(kind: ImportKind, reload: (() => void) | null): ImportControl {
  const [upload] = useUploadCsvMutation();
  const [busy, setBusy] = useState<ImportControl['busy']>(null);
  const { outcome, reloading, ...end } = useOutcome(kind, reload);
  const { columns, begin, look, choose, takeSuggestions } = useColumns(kind);
  const { corrections, correct, forget } = useCorrections();
  const running = useRef<{ abort: () => void } | null>(null);

  async function transfer(file: File, found: Columns | null, what: Doing, allOrNothing: boolean): Promise<void> {
    const chosen = { mapping: found?.choice ?? null, sheet: found?.inspection.sheet ?? null, corrections };
    const call = upload({ kind, file, dryRun: what === 'checking', allOrNothing, ...chosen });
    running.current = call;
    const { data, error } = await call;
    if (data === undefined) end.fail(error, what);
    else end.answer(data, what, allOrNothing);
  }

  async function run(file: File, what: Doing, allOrNothing = false): Promise<void> {
    end.clear();
    setBusy(what);
    const looking = look();
    running.current = looking;
    const seen = await looking.outcome;
    if (seen.what === 'ready') await transfer(file, seen.columns, what, allOrNothing);
    else if (seen.what === 'cancelled') end.cancelledEarly(what);
    else if (seen.what === 'unreadable') end.fail(seen.error, what);
    running.current = null;
    setBusy(null);
  }

  /** Another file, or another sheet of it, has other rows. */
  function read(file: File, sheet: string | null): void {
    end.reset();
    forget();
    begin(file, sheet);
  }

  return {
    ...outcome,
    columns,
    corrections,
    busy,
    reloading,
    chooseColumn: choose,
    takeSuggestions,
    pick: (file) => read(file, null),
    chooseSheet: read,
    correct,
    check: (file) => run(file, 'checking'),
    send: (file, allOrNothing) => run(file, 'importing', allOrNothing),
    cancel: () => running.current?.abort(),
    reset: end.reset,
  };
}
