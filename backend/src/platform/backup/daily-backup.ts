import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

import { Clock } from '../../shared-kernel/clock.js';
import { AppConfig } from '../config/app-config.js';
import { ProcessLease } from '../jobs/process-lease.js';
import { Ticks } from '../jobs/ticks.js';
import { BACKUP_NOTES, noteFailedBackup, readBackupNotes, type BackupNotes } from './backup-notes.js';
import { isBackupDue } from './is-backup-due.js';
import { BACKUP_TURN, shelveBackup } from './shelve-backup.js';

/** The backup of each day into BACKUP_DIR, made by one of any number of processes. */
@Injectable()
export class DailyBackup {
  constructor(
    private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly lease: ProcessLease,
    private readonly clock: Clock,
    private readonly ticks: Ticks,
  ) {}

  @Interval(60_000)
  tick(): Promise<void> {
    return this.ticks.run('the daily backup could not be made', () => this.makeIfDue());
  }

  /** Returns whether this process made one. A failure is noted for Operations, and thrown. */
  async makeIfDue(): Promise<boolean> {
    const { dir } = this.config.backups;
    if (dir === undefined || this.config.role === 'web' || !(await this.isDue())) return false;
    let made = false;
    await this.lease.exclusively(BACKUP_TURN, async () => {
      // Another process may have made it between the look and the lock.
      if (!(await this.isDue())) return;
      await this.make(dir);
      made = true;
    });
    return made;
  }

  private async make(folder: string): Promise<void> {
    const now = this.clock.now();
    try {
      await shelveBackup({ config: this.config, folder, kind: 'daily', now, database: this.source });
    } catch (error) {
      await noteFailedBackup(this.source, (error as Error).message, now);
      throw error;
    }
  }

  private async isDue(): Promise<boolean> {
    return isBackupDue(await this.notes(), this.clock.now());
  }

  private async notes(): Promise<BackupNotes> {
    return readBackupNotes(await this.source.query<{ key: string; value: unknown }[]>(BACKUP_NOTES));
  }
}
