import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { Ticks } from '../../../../platform/jobs/ticks.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { EndRows } from '../../resources/end-rows.resource.js';

/** Deletes what the privacy page promises to keep for a time only. */
@Injectable()
export class RetentionSchedule {
  constructor(
    private readonly rows: EndRows,
    private readonly clock: Clock,
    private readonly ticks: Ticks,
  ) {}

  @Interval(600_000)
  tick(): Promise<void> {
    return this.ticks.run('rows whose time is over could not be deleted', () => this.rows.run(this.clock.now()));
  }
}
