import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { ImportUndo } from './ports/import-undo.js';

@Injectable()
export class UndoImport {
  constructor(
    private readonly imports: ImportUndo,
    private readonly clock: Clock,
  ) {}

  /** Throws ImportNotFound, ImportNotApplied, ImportOvertaken, ImportRunning. */
  run(importId: string, userId: string): Promise<void> {
    return this.imports.undo(importId, userId, this.clock.now());
  }
}
