import { Injectable } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { MailboxJobs } from '../../application/ports/mailbox-jobs.js';
import { MAILBOX_QUEUE } from '../../application/queues.js';

@Injectable()
export class QueuedMailboxJobs extends MailboxJobs {
  constructor(private readonly jobs: JobQueue) {
    super();
  }

  check(userIds: string[]): Promise<void> {
    return this.jobs.sendAll(
      MAILBOX_QUEUE,
      userIds.map((userId) => ({ key: userId, data: { userId } })),
    );
  }
}
