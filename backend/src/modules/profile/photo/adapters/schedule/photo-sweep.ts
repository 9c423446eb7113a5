import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Log } from '../../../../../platform/logging/log.js';
import { SweepPhotos } from '../../application/sweep-photos.use-case.js';

const QUEUE = 'photo-sweep';
const TEN_MINUTES_MS = 10 * 60_000;

/** Every ten minutes one process tidies up, however many there are. */
@Injectable()
export class PhotoSweep implements OnModuleInit, OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly jobs: JobQueue,
    private readonly sweep: SweepPhotos,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.register(QUEUE, () => this.sweep.run(), { keepSeconds: 3600 });
  }

  @Interval(TEN_MINUTES_MS)
  async tick(): Promise<void> {
    if (this.stopped || !this.jobs.ready) return;
    try {
      await this.jobs.send(QUEUE, {}, { key: 'sweep' });
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'the sweep of photos could not be scheduled');
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
