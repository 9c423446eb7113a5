import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { Clock } from '../../shared-kernel/clock.js';
import { ProcessLease } from '../jobs/process-lease.js';
import { Log } from '../logging/log.js';

const EVERY_MS = 5_000;
/** Tolerated difference of two computers' clocks; a statement that took more than twice as long is too imprecise. */
const AGREES_MS = 1_000;

/** The database's time at a time of this process's monotonic clock, which changes of the computer's clock do not affect. */
interface Look {
  databaseMs: number;
  stopwatchMs: number;
  uncertainMs: number;
}

/**
 * The time of the database: processes on several computers judge what is due by one clock. While this computer's clock agrees with it, that is
 * what is read; when it does not, the time at the last look and what the stopwatch counted since. Without the database the last look goes on.
 */
@Injectable()
export class DatabaseClock extends Clock implements OnModuleInit, OnModuleDestroy {
  private look?: Look;
  private looking = false;
  private warned = false;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly lease: ProcessLease,
    private readonly log: Log,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.tick();
    this.timer = setInterval(() => void this.tick(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  now(): Date {
    const computer = new Date();
    if (!this.look) return computer;
    const database = this.look.databaseMs + performance.now() - this.look.stopwatchMs;
    const apart = Math.abs(computer.getTime() - database);
    return apart <= AGREES_MS + this.look.uncertainMs ? computer : new Date(database);
  }

  /** Compares the clocks. A failed or slow query keeps the previous result. */
  async tick(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const before = performance.now();
      const databaseMs = (await this.lease.databaseTime()).getTime();
      const after = performance.now();
      const uncertainMs = (after - before) / 2;
      if (!this.look || uncertainMs <= AGREES_MS) this.look = { databaseMs, stopwatchMs: before + uncertainMs, uncertainMs };
      this.warn();
    } catch {
      // The lease reports a lost connection; the health check reports a lost database.
    } finally {
      this.looking = false;
    }
  }

  /** Once each time the clocks part. */
  private warn(): void {
    const aheadMs = Date.now() - this.now().getTime();
    const apart = Math.abs(aheadMs) > AGREES_MS;
    if (apart && !this.warned) {
      const seconds = Math.round(aheadMs / 1000);
      this.log.warn({ seconds }, "this computer's clock differs from the database's, whose time is used");
    }
    this.warned = apart;
  }
}
