import type { UndoneListImport } from '../../outreach/index.js';
import type { OwnListFindings } from './own-list-reading.js';

/** Returns one to three sentences with the result of a list's import for an athlete. */
export function ownListMessage(changed: number, findings: OwnListFindings, dryRun: boolean): string {
  const { unmatchedRows, ambiguousRows, refusedRows } = findings;
  const verb = dryRun ? 'Would change' : 'Changed';
  const first = changed === 0 ? 'Nothing changes.' : `${verb} ${count(changed, 'school')}.`;
  const open = unmatchedRows + ambiguousRows;
  return [
    first,
    ...(open > 0 ? [`${count(open, 'row')} could not be matched to a school.`] : []),
    ...(refusedRows > 0 ? [`${count(refusedRows, 'row')} could not be read.`] : []),
  ].join(' ');
}

/** Returns what an undone import means for an athlete. */
export function undoneListMessage({ restored, kept }: UndoneListImport): string {
  const first = `${count(restored, 'school')} ${restored === 1 ? 'reads' : 'read'} as before the import.`;
  if (kept === 0) return first;
  const rest = `What you changed since in ${count(kept, 'school')} stays.`;
  return restored === 0 ? rest : `${first} ${rest}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
