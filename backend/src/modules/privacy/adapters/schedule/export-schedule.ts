import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { Ticks } from '../../../../platform/jobs/ticks.js';
import { ExportRequests } from '../../resources/export-requests.resource.js';

/** Deletes copies whose day is over, and goes on with those that a crash left behind. */
@Injectable()
export class ExportSchedule {
  constructor(
    private readonly exports: ExportRequests,
    private readonly ticks: Ticks,
  ) {}

  @Interval(60_000)
  tick(): Promise<void> {
    return this.ticks.run('copies of data could not be looked after', async () => {
      await this.exports.forgetExpired();
      await this.exports.restartStuck();
    });
  }
}
