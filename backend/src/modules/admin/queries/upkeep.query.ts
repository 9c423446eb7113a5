import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { BACKUP_NOTES, readBackupNotes } from '../../../platform/backup/index.js';
import { KNOWN_MIGRATIONS, unknownMigration } from '../../../platform/database/known-migrations.js';
import { APP_VERSION } from '../../../platform/version/app-version.js';
import { BackupsQuery, type BackupFigures } from './backups.query.js';

/** What an operator has to see to: backups, and whether the running code and the database fit each other. */
export interface UpkeepView {
  version: string;
  /** newer: another process of a newer version changed the tables; older: they are behind this code. */
  database: 'same' | 'newer' | 'older';
  backups: BackupFigures;
}

@Injectable()
export class UpkeepQuery {
  constructor(
    private readonly source: DataSource,
    private readonly backups: BackupsQuery,
  ) {}

  async read(): Promise<UpkeepView> {
    const rows = await this.source.query<{ key: string; value: unknown }[]>(BACKUP_NOTES);
    return { version: APP_VERSION, database: await this.database(), backups: await this.backups.read(readBackupNotes(rows)) };
  }

  private async database(): Promise<UpkeepView['database']> {
    const rows = await this.source.query<{ name: string }[]>('select name from migrations order by timestamp, id');
    const names = rows.map(({ name }) => name);
    if (unknownMigration(names) !== undefined) return 'newer';
    return names.length < KNOWN_MIGRATIONS.length ? 'older' : 'same';
  }
}
