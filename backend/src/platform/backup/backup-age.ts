import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../shared-kernel/clock.js';
import { Metrics } from '../metrics/metrics.js';
import { BACKUP_NOTES, readBackupNotes } from './backup-notes.js';

const AGE = {
  name: 'recruit_backup_age_seconds',
  help: 'Time since the last backup that was written and read again, of any kind; none before the first',
};

/** How old the last backup is, for Prometheus. */
@Injectable()
export class BackupAge implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.addGauge(AGE, async () => {
      const { made } = readBackupNotes(await this.source.query<{ key: string; value: unknown }[]>(BACKUP_NOTES));
      return made ? [{ value: Math.max(0, (this.clock.now().getTime() - Date.parse(made.at)) / 1000) }] : [];
    });
  }
}
