import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { FACTOR_NOTICE_QUEUE, type FactorNoticeJob } from '../../application/queues.js';
import { WriteFactorNotice } from '../../application/write-factor-notice.use-case.js';

/** A job holds the name of a passkey: it goes soon after its work is done. */
const KEPT_S = 600;

@Injectable()
export class FactorWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly notices: WriteFactorNotice,
  ) {}

  onModuleInit(): void {
    const work = ({ userId, notice }: FactorNoticeJob) => this.notices.run(userId, notice);
    this.jobs.register(FACTOR_NOTICE_QUEUE, work, { keepSeconds: KEPT_S });
  }
}
