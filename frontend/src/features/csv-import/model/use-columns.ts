import { useRef, useState } from 'react';
import { useInspectCsvMutation } from '../api/upload-api';
import { columnChoice, type ColumnChoice } from './column-choice';
import type { ImportInspection } from './import-inspection';
import type { ImportKind } from './import-kind';
import { tableFile } from './table-file';

/** The columns of a chosen file. */
export interface Columns {
  inspection: ImportInspection;
  choice: ColumnChoice;
}

/** What is known when the file is to be sent: its columns, null where they could not be read and are found by their names. */
export type Look =
  { what: 'ready'; columns: Columns | null } | { what: 'unseen' } | { what: 'cancelled' } | { what: 'unreadable'; error: unknown };

interface Inspecting {
  abort: () => void;
  outcome: Promise<Look>;
}

/** Reads the columns of a chosen file; those with unknown names are shown, to be matched. */
export function useColumns(kind: ImportKind) {
  const [inspect] = useInspectCsvMutation();
  const [columns, setColumns] = useState<Columns | null>(null);
  const latest = useRef<Inspecting | null>(null);

  /** `sheet`: null for the one that fits best. */
  function begin(file: File, sheet: string | null): void {
    if (sheet === null) setColumns(null);
    latest.current?.abort();
    const call = inspect({ kind, file, sheet });
    const inspecting: Inspecting = {
      abort: () => call.abort(),
      outcome: call.then(({ data, error }): Look => {
        if (latest.current !== inspecting) return { what: 'unseen' };
        // Of CSV the import itself says in words why it cannot be read.
        if (data === undefined) return tableFile.isWorkbook(file) ? { what: 'unreadable', error } : { what: 'ready', columns: null };
        const found = { inspection: data, choice: columnChoice.first(data) };
        setColumns(found);
        return columnChoice.needsLook(data) ? { what: 'unseen' } : { what: 'ready', columns: found };
      }),
    };
    latest.current = inspecting;
  }

  /** Waits until the columns are read. 'unseen': they have to be looked at first, and are on the screen only now. */
  function look(): { outcome: Promise<Look>; abort: () => void } {
    let abort = (): void => undefined;
    const cancelled = new Promise<Look>((resolve) => {
      abort = () => resolve({ what: 'cancelled' });
    });
    if (columns !== null) return { outcome: Promise.resolve({ what: 'ready', columns }), abort };
    const found = latest.current?.outcome ?? Promise.resolve({ what: 'ready', columns: null } as const);
    return { outcome: Promise.race([found, cancelled]), abort };
  }

  const change = (next: (before: Columns) => ColumnChoice) => setColumns((before) => before && { ...before, choice: next(before) });

  return {
    /** Null until they are read. */
    columns,
    begin,
    look,
    choose: (header: string, column: string) => change(({ choice }) => columnChoice.choose(choice, header, column)),
    takeSuggestions: () => change(({ inspection, choice }) => columnChoice.withSuggestions(inspection, choice)),
  };
}
