import { Injectable } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { HeldEmails } from '../../../../campaigns/control/index.js';
import { GuardianRequests } from '../../../guardians/index.js';
import { EndUndecided } from '../../application/end-undecided.use-case.js';
import { NOTIFY_QUEUE } from '../../application/queues.js';
import type { Question } from '../../application/notify-guardians.use-case.js';

/** What has to happen about emails that wait for guardians, however often it is looked for. */
@Injectable()
export class LookAfterUndecided {
  constructor(
    private readonly held: HeldEmails,
    private readonly requests: GuardianRequests,
    private readonly ending: EndUndecided,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.ending.run();
    // The job exists if and only if the emails are marked: guardians are notified once, also after a
    // crash.
    const now = this.clock.now();
    await this.held.takeNewlyHeld(now, async ({ athleteId, campaignId, name, emails }, within) => {
      const question: Question = { athleteId, campaignId, name, emails };
      await this.jobs.send(NOTIFY_QUEUE, question, { key: campaignId, within });
    });
    await this.requests.takeNew(now, async ({ id, athleteId }, within) => {
      const question: Question = { athleteId, campaignId: null, name: '', emails: 0 };
      await this.jobs.send(NOTIFY_QUEUE, question, { key: id, within });
    });
  }
}
