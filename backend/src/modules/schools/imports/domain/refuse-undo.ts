import { ImportNotApplied } from './import-not-applied.js';
import { ImportNotFound } from './import-not-found.js';
import { ImportOvertaken, type OvertakenReason } from './import-overtaken.js';

/** Later changes that an undo would remove; the most helpful reason comes first. */
const REASONS: readonly OvertakenReason[] = ['imported_again', 'edited', 'in_use'];

/**
 * `status` of the import, undefined when there is none; `isSo` is asked for one reason after the other, until one is true.
 * Throws ImportNotFound, ImportNotApplied, ImportOvertaken.
 */
export async function refuseUndo(status: string | undefined, isSo: (reason: OvertakenReason) => Promise<boolean>): Promise<void> {
  if (status === undefined) throw new ImportNotFound();
  if (status !== 'applied') throw new ImportNotApplied();
  for (const reason of REASONS) {
    if (await isSo(reason)) throw new ImportOvertaken(reason);
  }
}
