/** Takes an applied import back. */
export abstract class ImportUndo {
  /**
   * Restores all that the import changed in one transaction. Throws ImportNotFound, ImportNotApplied,
   * ImportOvertaken (something of it was changed or used since), ImportRunning.
   */
  abstract undo(importId: string, userId: string, now: Date): Promise<void>;
}
