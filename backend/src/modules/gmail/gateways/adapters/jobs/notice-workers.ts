import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { LOST_ACCOUNT_QUEUE, NotifyOfLostAccount, type WaitingNotice } from '../../application/notify-of-lost-account.use-case.js';

@Injectable()
export class NoticeWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly notify: NotifyOfLostAccount,
  ) {}

  onModuleInit(): void {
    this.jobs.register(LOST_ACCOUNT_QUEUE, (notice: WaitingNotice) => this.notify.deliver(notice), { keepSeconds: 3600 });
  }
}
