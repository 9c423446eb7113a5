import { Injectable } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { MailboxJobs } from '../../application/ports/mailbox-jobs.js';
import { MAILBOX_QUEUE, type MailboxJob } from '../../../ledger/index.js';

@Injectable()
export class QueuedMailboxJobs extends MailboxJobs {
  constructor(private readonly jobs: JobQueue) {
    super();
  }

  check(userIds: string[], now: Date): Promise<void> {
    const dataOf = (userId: string): MailboxJob => ({ userId, at: now.toISOString() });
    return this.jobs.sendAll(
      MAILBOX_QUEUE,
      userIds.map((userId) => ({ key: userId, data: dataOf(userId) })),
    );
  }
}
