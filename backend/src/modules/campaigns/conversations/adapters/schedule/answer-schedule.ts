import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { Log } from '../../../../../platform/logging/log.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { Answers } from '../../application/ports/answers.js';
import { ANSWERS_QUEUE } from '../../application/queues.js';

/** Looks for answers whose take-back has ended; also those that a crash left behind. Only enqueues. */
@Injectable()
export class AnswerSchedule implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly jobs: JobQueue,
    private readonly answers: Answers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Interval(2_000)
  async tick(): Promise<void> {
    if (this.stopped || !this.jobs.ready) return;
    try {
      if (await this.answers.hasDue(this.clock.now())) await this.jobs.send(ANSWERS_QUEUE, {}, { key: 'answers' });
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'answers could not be scheduled');
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
