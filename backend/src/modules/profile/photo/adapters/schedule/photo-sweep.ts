import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Ticks } from '../../../../../platform/jobs/ticks.js';
import { SweepPhotos } from '../../application/sweep-photos.use-case.js';

const QUEUE = 'photo-sweep';
const TEN_MINUTES_MS = 10 * 60_000;

/** Every ten minutes one process tidies up, however many there are. */
@Injectable()
export class PhotoSweep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly sweep: SweepPhotos,
    private readonly ticks: Ticks,
  ) {}

  onModuleInit(): void {
    this.jobs.register(QUEUE, () => this.sweep.run(), { keepSeconds: 3600 });
  }

  @Interval(TEN_MINUTES_MS)
  tick(): Promise<void> {
    return this.ticks.run('the sweep of photos could not be scheduled', () => this.jobs.send(QUEUE, {}, { key: 'sweep' }));
  }
}
