import { Injectable } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { DeliveryJobs } from '../../application/ports/delivery-jobs.js';
import { DELIVER_QUEUE } from '../../../ledger/index.js';

@Injectable()
export class QueuedDeliveryJobs extends DeliveryJobs {
  constructor(private readonly jobs: JobQueue) {
    super();
  }

  deliver(campaignId: string, startAfter?: Date): Promise<void> {
    return this.jobs.send(DELIVER_QUEUE, { campaignId }, { key: campaignId, startAfter });
  }
}
