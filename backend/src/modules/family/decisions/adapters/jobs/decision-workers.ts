import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { SHOWN_REPLY_QUEUE, type ShownReply } from '../../../../campaigns/replies/index.js';
import { DELETION_NEWS_QUEUE, type DeletionNewsJob, NOTIFY_QUEUE, UNDECIDED_QUEUE } from '../../application/queues.js';
import { LookAfterUndecided } from './look-after-undecided.js';
import { NotifyOfDeletion } from '../../application/notify-of-deletion.use-case.js';
import { NotifyOfReply } from '../../application/notify-of-reply.use-case.js';
import { NotifyGuardians, type Question } from '../../application/notify-guardians.use-case.js';

@Injectable()
export class DecisionWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly guardians: NotifyGuardians,
    private readonly shown: NotifyOfReply,
    private readonly undecided: LookAfterUndecided,
    private readonly deletions: NotifyOfDeletion,
  ) {}

  onModuleInit(): void {
    this.jobs.register<ShownReply>(SHOWN_REPLY_QUEUE, (reply) => this.shown.run(reply));
    this.jobs.register<Question>(NOTIFY_QUEUE, (question) => this.guardians.run(question));
    this.jobs.register<DeletionNewsJob>(DELETION_NEWS_QUEUE, (job) => this.deletions.run(job));
    this.jobs.register(UNDECIDED_QUEUE, () => this.undecided.run(), { keepSeconds: 3600 });
  }
}
