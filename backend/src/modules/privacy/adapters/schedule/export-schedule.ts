import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { Ticks } from '../../../../platform/jobs/ticks.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { DataExports } from '../../application/ports/data-exports.js';

/** Deletes copies whose day is over, and goes on with those that a crash left behind. */
@Injectable()
export class ExportSchedule {
  constructor(
    private readonly exports: DataExports,
    private readonly clock: Clock,
    private readonly ticks: Ticks,
  ) {}

  @Interval(60_000)
  tick(): Promise<void> {
    return this.ticks.run('copies of data could not be looked after', async () => {
      const now = this.clock.now();
      await this.exports.forgetExpired(now);
      await this.exports.restartStuck(now);
    });
  }
}
