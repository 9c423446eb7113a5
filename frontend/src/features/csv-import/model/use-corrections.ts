import { useState } from 'react';
import { type RowCorrections, rowCorrections } from './row-corrections';

/** What the admin corrects of a file's rows before they are stored. */
export function useCorrections() {
  const [corrections, setCorrections] = useState<RowCorrections>(rowCorrections.none);
  return {
    corrections,
    correct: (row: number, column: string, value: string) => setCorrections((before) => rowCorrections.set(before, row, column, value)),
    forget: () => setCorrections(rowCorrections.none),
  };
}
