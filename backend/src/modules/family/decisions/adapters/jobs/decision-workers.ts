import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { TELL_SHOWN_QUEUE, type ShownReply } from '../../../../campaigns/replies/index.js';
import { DELETION_NEWS_QUEUE, type DeletionNewsJob, TELL_QUEUE, UNDECIDED_QUEUE } from '../../application/queues.js';
import { LookAfterUndecided } from './look-after-undecided.js';
import { TellOfDeletion } from '../../application/tell-of-deletion.use-case.js';
import { TellOfReply } from '../../application/tell-of-reply.use-case.js';
import { TellGuardians, type Question } from '../../application/tell-guardians.use-case.js';

@Injectable()
export class DecisionWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly telling: TellGuardians,
    private readonly shown: TellOfReply,
    private readonly undecided: LookAfterUndecided,
    private readonly deletions: TellOfDeletion,
  ) {}

  onModuleInit(): void {
    this.jobs.register<ShownReply>(TELL_SHOWN_QUEUE, (reply) => this.shown.run(reply));
    this.jobs.register<Question>(TELL_QUEUE, (question) => this.telling.run(question));
    this.jobs.register<DeletionNewsJob>(DELETION_NEWS_QUEUE, (job) => this.deletions.run(job));
    this.jobs.register(UNDECIDED_QUEUE, () => this.undecided.run(), { keepSeconds: 3600 });
  }
}
