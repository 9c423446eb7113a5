import { Injectable } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { type FactorNotice, FactorNotices } from '../../application/ports/factor-notices.js';
import { FACTOR_NOTICE_QUEUE, type FactorNoticeJob } from '../../application/queues.js';

@Injectable()
export class QueuedFactorNotices extends FactorNotices {
  constructor(private readonly jobs: JobQueue) {
    super();
  }

  tell(userId: string, notice: FactorNotice): Promise<void> {
    const job: FactorNoticeJob = { userId, notice };
    return this.jobs.send(FACTOR_NOTICE_QUEUE, job);
  }
}
