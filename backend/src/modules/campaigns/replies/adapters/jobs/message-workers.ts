import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { MESSAGE_NOTICE_QUEUE, type MessageNotice } from '../../application/queues.js';
import { NotifyOfMessage } from '../../application/notify-of-message.use-case.js';

@Injectable()
export class MessageWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly notify: NotifyOfMessage,
  ) {}

  onModuleInit(): void {
    this.jobs.register<MessageNotice>(MESSAGE_NOTICE_QUEUE, ({ athleteId }) => this.notify.run(athleteId), { keepSeconds: 3600 });
  }
}
