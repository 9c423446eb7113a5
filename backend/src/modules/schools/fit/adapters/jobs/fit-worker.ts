import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { FIT_QUEUE } from '../../application/fit-queue.js';
import { KeepFitScores } from '../../application/keep-fit-scores.use-case.js';

/** Ended jobs are not worth looking at: what is to be done is in the database. */
const KEPT_S = 600;

@Injectable()
export class FitWorker implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly keepFitScores: KeepFitScores,
  ) {}

  onModuleInit(): void {
    this.jobs.register(FIT_QUEUE, () => this.keepFitScores.run(), { keepSeconds: KEPT_S });
  }
}
