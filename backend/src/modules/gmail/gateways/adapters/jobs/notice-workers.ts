import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { LOST_ACCOUNT_QUEUE, TellLostAccount, type WaitingNotice } from '../../application/tell-lost-account.use-case.js';

@Injectable()
export class NoticeWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly telling: TellLostAccount,
  ) {}

  onModuleInit(): void {
    this.jobs.register(LOST_ACCOUNT_QUEUE, (notice: WaitingNotice) => this.telling.deliver(notice), { keepSeconds: 3600 });
  }
}
