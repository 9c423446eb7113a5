import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { ProcessLease } from '../../../../../platform/jobs/process-lease.js';
import { DeliverCampaign } from '../../application/deliver-campaign.use-case.js';
import { RecoverSends } from '../../application/recover-sends.use-case.js';
import { DELIVER_QUEUE, RECOVER_QUEUE } from '../../../ledger/index.js';

/** Campaigns that one process sends at the same time. */
const CAMPAIGNS_AT_ONCE = 4;

/** A recovery runs every few seconds; its finished jobs are of no further use. */
const RECOVERY_KEPT_S = 600;

/** Binds the queues to the use cases, and stops them between two batches when the process ends. */
@Injectable()
export class CampaignWorkers implements OnModuleInit, OnModuleDestroy {
  constructor(
    private readonly jobs: JobQueue,
    private readonly lease: ProcessLease,
    private readonly deliver: DeliverCampaign,
    private readonly recover: RecoverSends,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.lease.start();
    const send = ({ campaignId }: { campaignId: string }) => this.deliver.run(campaignId);
    this.jobs.register(DELIVER_QUEUE, send, { concurrency: CAMPAIGNS_AT_ONCE });
    this.jobs.register(RECOVER_QUEUE, () => this.recover.run(), { keepSeconds: RECOVERY_KEPT_S });
  }

  onModuleDestroy(): void {
    this.deliver.stop();
  }
}
