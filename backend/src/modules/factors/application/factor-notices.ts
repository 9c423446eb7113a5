import { Injectable } from '@nestjs/common';

import { Ids } from '../../../shared-kernel/ids.js';
import { Jobs } from '../../../shared-kernel/jobs.js';
import type { FactorNotice } from '../domain/factor-email.js';
import { FACTOR_NOTICE_QUEUE, type FactorNoticeJob } from './queues.js';

/** Emails the owner of an account by a job, so that a mail server that is down does not block the change. */
@Injectable()
export class FactorNotices {
  constructor(
    private readonly jobs: Jobs,
    private readonly ids: Ids,
  ) {}

  /** Each notice is an email of its own, also when several accounts or changes come in one moment. */
  notify(userId: string, notice: FactorNotice): Promise<void> {
    const job: FactorNoticeJob = { userId, notice };
    return this.jobs.send(FACTOR_NOTICE_QUEUE, job, { key: this.ids.next() });
  }
}
