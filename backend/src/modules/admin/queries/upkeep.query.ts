import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { BACKUP_NOTES, readBackupNotes, type BackupKind } from '../../../platform/backup/index.js';
import { AppConfig } from '../../../platform/config/app-config.js';
import { KNOWN_MIGRATIONS, unknownMigration } from '../../../platform/database/known-migrations.js';
import { APP_VERSION } from '../../../platform/version/app-version.js';

/** What an operator has to see to: backups, and whether the running code and the database fit each other. */
export interface UpkeepView {
  version: string;
  /** newer: another process of a newer version changed the tables; older: they are behind this code. */
  database: 'same' | 'newer' | 'older';
  backups: BackupFigures;
}

export interface BackupFigures {
  /** Whether one is made each day. */
  isDaily: boolean;
  /** How many of each kind are kept. */
  keep: number;
  last: LastBackup | null;
  /** What went wrong since the last one. */
  failure: BackupFailure | null;
}

export interface LastBackup {
  at: string;
  /** Where it was written; a person may have moved one that was made by hand. */
  file: string;
  bytes: number;
  kind: BackupKind;
  isEncrypted: boolean;
}

export interface BackupFailure {
  at: string;
  message: string;
}

@Injectable()
export class UpkeepQuery {
  constructor(
    private readonly source: DataSource,
    private readonly config: AppConfig,
  ) {}

  async read(): Promise<UpkeepView> {
    const notes = readBackupNotes(await this.source.query<{ key: string; value: unknown }[]>(BACKUP_NOTES));
    const { dir, keep } = this.config.backups;
    const backups = { isDaily: dir !== undefined, keep, last: notes.made, failure: notes.failed };
    return { version: APP_VERSION, database: await this.database(), backups };
  }

  private async database(): Promise<UpkeepView['database']> {
    const rows = await this.source.query<{ name: string }[]>('select name from migrations order by timestamp, id');
    const names = rows.map(({ name }) => name);
    if (unknownMigration(names) !== undefined) return 'newer';
    return names.length < KNOWN_MIGRATIONS.length ? 'older' : 'same';
  }
}
