import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { BackgroundSource } from '../../../../platform/database/background-source.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { bumpDirectoryVersion, lockDirectory } from '../../directory/adapters/persistence/index.js';
import { importUndoSql as sql } from '../adapters/persistence/import-undo-sql.js';
import { refuseUndo } from '../domain/refuse-undo.js';

/** A file of 200 MB holds more than a million coaches, which are not deleted within the time of a usual statement. */
const LONGEST_STATEMENT = '10min';

const UNDONE = `update imports set status = 'undone', undone_at = $2, undone_by = $3 where id = $1`;

/** Takes an applied import back: restores all that it changed in one transaction. */
@Injectable()
export class UndoImport {
  constructor(
    private readonly source: BackgroundSource,
    private readonly clock: Clock,
  ) {}

  /** Throws ImportNotFound, ImportNotApplied, ImportOvertaken (something of it was changed or used since), ImportRunning. */
  run(importId: string, userId: string): Promise<void> {
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      await manager.query(`select set_config('statement_timeout', $1, true)`, [LONGEST_STATEMENT]);
      await lockDirectory(manager);
      await refuseUndo(await statusOf(manager, importId), (reason) => any(manager, sql.overtaken[reason], importId));
      for (const statement of sql.restore) await manager.query(statement, [importId]);
      await manager.query(UNDONE, [importId, now, userId]);
      await bumpDirectoryVersion(manager, now);
    });
  }
}

async function statusOf(manager: EntityManager, importId: string): Promise<string | undefined> {
  const [found] = await manager.query<{ status: string }[]>('select status from imports where id = $1', [importId]);
  return found?.status;
}

async function any(manager: EntityManager, statement: string, importId: string): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(`select exists (${statement}) as found`, [importId]);
  return row?.found === true;
}
