import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Ticks } from '../../../../../platform/jobs/ticks.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { ANSWERS_QUEUE } from '../../application/queues.js';
import { DueAnswersQuery } from '../../queries/due-answers.query.js';

/** Enqueues answers whose undo period has ended, also those left by a crash. Sends nothing itself. */
@Injectable()
export class AnswerSchedule {
  constructor(
    private readonly jobs: JobQueue,
    private readonly answers: DueAnswersQuery,
    private readonly clock: Clock,
    private readonly ticks: Ticks,
  ) {}

  @Interval(2_000)
  tick(): Promise<void> {
    return this.ticks.run('answers could not be scheduled', async () => {
      if (await this.answers.areThere(this.clock.now())) await this.jobs.send(ANSWERS_QUEUE, {}, { key: 'answers' });
    });
  }
}
