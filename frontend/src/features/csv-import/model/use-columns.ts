import { useRef, useState } from 'react';
import { useInspectCsvMutation } from '../api/upload-api';
import { columnChoice, type ColumnChoice } from './column-choice';
import type { ImportInspection } from './import-inspection';
import type { ImportKind } from './import-kind';

/** The columns that the admin looks at before an import. */
export interface Columns {
  inspection: ImportInspection;
  choice: ColumnChoice;
}

interface Inspecting {
  abort: () => void;
  /** Null when the columns could not be read, or are all known. */
  columns: Promise<Columns | null>;
}

/** Reads the columns of a chosen file; those with unknown names are shown, to be matched. */
export function useColumns(kind: ImportKind) {
  const [inspect] = useInspectCsvMutation();
  const [columns, setColumns] = useState<Columns | null>(null);
  const latest = useRef<Inspecting | null>(null);

  function begin(file: File): void {
    setColumns(null);
    latest.current?.abort();
    const call = inspect({ kind, file });
    const inspecting: Inspecting = {
      abort: () => call.abort(),
      // A file that cannot be read is refused in words by the import itself.
      columns: call.then(({ data }) => {
        if (data === undefined || latest.current !== inspecting || !columnChoice.needsLook(data)) return null;
        const found = { inspection: data, choice: columnChoice.first(data) };
        setColumns(found);
        return found;
      }),
    };
    latest.current = inspecting;
  }

  /** Whether the columns were on the screen, or need not be; waits until they are read. */
  function look(): { seen: Promise<'yes' | 'no' | 'cancelled'>; abort: () => void } {
    let abort = (): void => undefined;
    const cancelled = new Promise<'cancelled'>((resolve) => {
      abort = () => resolve('cancelled');
    });
    if (columns !== null) return { seen: Promise.resolve('yes'), abort };
    const found = latest.current?.columns ?? Promise.resolve(null);
    return { seen: Promise.race([found.then((some) => (some === null ? 'yes' : 'no')), cancelled]), abort };
  }

  const change = (next: (before: Columns) => ColumnChoice) => setColumns((before) => before && { ...before, choice: next(before) });

  return {
    /** Null where there is nothing to look at. */
    columns,
    begin,
    look,
    choose: (header: string, column: string) => change(({ choice }) => columnChoice.choose(choice, header, column)),
    takeSuggestions: () => change(({ inspection, choice }) => columnChoice.withSuggestions(inspection, choice)),
  };
}
