import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ImportUndo } from '../../application/ports/import-undo.js';
import { ImportNotApplied } from '../../domain/import-not-applied.js';
import { ImportNotFound } from '../../domain/import-not-found.js';
import { ImportOvertaken } from '../../domain/import-overtaken.js';
import { bumpDirectoryVersion, lockDirectory } from '../../../directory/adapters/persistence/index.js';
import { importUndoSql as sql } from './import-undo-sql.js';

/** A file of 200 MB holds more than a million coaches, which are not deleted within the time of a usual statement. */
const LONGEST_STATEMENT = '10min';

interface AppliedImport {
  seq: string;
  status: string;
  started_at: Date;
}

@Injectable()
export class SqlImportUndo extends ImportUndo {
  constructor(private readonly source: DataSource) {
    super();
  }

  undo(importId: string, userId: string, now: Date): Promise<void> {
    return this.source.transaction(async (manager) => {
      await manager.query(`select set_config('statement_timeout', $1, true)`, [LONGEST_STATEMENT]);
      await lockDirectory(manager);
      const [found] = await manager.query<AppliedImport[]>('select seq, status, started_at from imports where id = $1', [importId]);
      if (!found) throw new ImportNotFound();
      if (found.status !== 'applied') throw new ImportNotApplied();
      await refuseWhenOvertaken(manager, importId, found);
      for (const statement of sql.restore) await manager.query(statement, [importId]);
      await manager.query(`update imports set status = 'undone', undone_at = $2, undone_by = $3 where id = $1`, [importId, now, userId]);
      await bumpDirectoryVersion(manager, now);
    });
  }
}

async function refuseWhenOvertaken(manager: EntityManager, importId: string, { seq, started_at: startedAt }: AppliedImport): Promise<void> {
  if (await any(manager, sql.importedAgain, [importId, seq])) throw new ImportOvertaken('imported_again');
  if (await any(manager, sql.edited, [importId, startedAt])) throw new ImportOvertaken('edited');
  if (await any(manager, sql.inUse, [importId])) throw new ImportOvertaken('in_use');
}

async function any(manager: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(`select exists (${statement}) as found`, values);
  return row?.found === true;
}
