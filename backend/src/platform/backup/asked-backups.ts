import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../jobs/job-queue.js';
import { ProcessLease } from '../jobs/process-lease.js';
import { Ticks } from '../jobs/ticks.js';
import { BackupOrders, type PlacedOrder } from './backup-orders.js';
import { MakeAskedBackup } from './make-asked-backup.js';
import { BACKUP_TURN } from './shelve-backup.js';

const QUEUE = 'backup-asked';

/** Backups requested by admins, made by a process that runs jobs. */
@Injectable()
export class AskedBackups implements OnModuleInit {
  constructor(
    private readonly orders: BackupOrders,
    private readonly maker: MakeAskedBackup,
    private readonly lease: ProcessLease,
    private readonly jobs: JobQueue,
    private readonly ticks: Ticks,
  ) {}

  onModuleInit(): void {
    this.jobs.register(QUEUE, () => this.makeWaiting(), { keepSeconds: 3600 });
  }

  /** For orders that waited for another backup, or whose job was lost. */
  @Interval(20_000)
  tick(): Promise<void> {
    return this.ticks.run('the backup that was asked for could not be made', () => this.makeWaiting());
  }

  /** Returns the backup in progress: a request while one is made gets that one. */
  async ask(by: string): Promise<PlacedOrder> {
    const placed = await this.orders.place(by);
    if (placed.isNew) await this.jobs.send(QUEUE, {}, { key: 'one' });
    return placed;
  }

  /** Makes the one that waits, unless a backup is being made somewhere: then the next tick does. */
  async makeWaiting(): Promise<void> {
    await this.lease.exclusively(BACKUP_TURN, async () => {
      const order = await this.orders.begin();
      if (order) await this.maker.run(order);
    });
  }
}
