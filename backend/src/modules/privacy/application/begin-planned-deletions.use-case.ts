import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { BeginByServer } from './begin-by-server.js';
import { Deletions } from './ports/deletions.js';

/** Begins the deletions whose day has come. */
@Injectable()
export class BeginPlannedDeletions {
  constructor(
    private readonly deletions: Deletions,
    private readonly beginning: BeginByServer,
    private readonly clock: Clock,
  ) {}

  /** Goes on with the others when one cannot be begun; throws the first error at the end, so that the job is tried again. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const userId of await this.deletions.planned(this.clock.now())) {
      await this.beginning.run(userId).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
