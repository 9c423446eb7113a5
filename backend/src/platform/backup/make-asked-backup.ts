import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../shared-kernel/clock.js';
import { AppConfig } from '../config/app-config.js';
import { BackupError } from './backup-error.js';
import { BackupOrders, type AskedBackup } from './backup-orders.js';
import type { FinishedBackup } from './make-backup.js';
import { ProgressNotes } from './progress-notes.js';
import { shelveBackup } from './shelve-backup.js';

/** Makes a requested backup, and reports its progress and its result. */
@Injectable()
export class MakeAskedBackup {
  constructor(
    private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly orders: BackupOrders,
    private readonly clock: Clock,
  ) {}

  /** Reports a failure as the result instead of throwing: a failed job would be retried without a request. */
  async run({ id, by }: AskedBackup): Promise<void> {
    const notes = new ProgressNotes((progress) => this.orders.report(id, progress), this.clock);
    const result = await this.make(by, notes).then(
      ({ file, bytes }) => ({ state: 'made', file, bytes }) as const,
      (error: Error) => ({ state: 'failed', failure: error.message }) as const,
    );
    await notes.settle();
    await this.orders.end(id, result);
  }

  private async make(by: string, notes: ProgressNotes): Promise<FinishedBackup> {
    const { config, source: database } = this;
    const { folder } = config.backups;
    if (folder === undefined) throw new BackupError('The process that makes backups has no BACKUP_DIR. Give all processes the same.');
    const order = { config, folder, kind: 'by-hand', now: this.clock.now(), database, by } as const;
    return shelveBackup({ ...order, onProgress: (progress) => notes.add(progress) });
  }
}
