import { Injectable } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { type FactorNotice, FactorNotices } from '../../application/ports/factor-notices.js';
import { FACTOR_NOTICE_QUEUE, type FactorNoticeJob } from '../../application/queues.js';

@Injectable()
export class QueuedFactorNotices extends FactorNotices {
  constructor(
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
  ) {
    super();
  }

  /** Each notice is an email of its own, also when several accounts or changes come in one moment. */
  tell(userId: string, notice: FactorNotice): Promise<void> {
    const job: FactorNoticeJob = { userId, notice };
    return this.jobs.send(FACTOR_NOTICE_QUEUE, job, { key: this.ids.next() });
  }
}
