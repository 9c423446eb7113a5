import { Injectable } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { HeldEmails } from '../../../../campaigns/sending/index.js';
import { EndUndecided } from '../../application/end-undecided.use-case.js';
import { TELL_QUEUE } from '../../application/queues.js';
import type { Question } from '../../application/tell-guardians.use-case.js';

/** What has to happen about emails that wait for guardians, however often it is looked for. */
@Injectable()
export class LookAfterUndecided {
  constructor(
    private readonly held: HeldEmails,
    private readonly ending: EndUndecided,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.ending.run();
    // The job exists if and only if the emails are marked: guardians are told once, also after a crash.
    await this.held.tell(this.clock.now(), async ({ athleteId, campaignId, name, emails }, within) => {
      const question: Question = { athleteId, campaignId, name, emails };
      await this.jobs.send(TELL_QUEUE, question, { key: campaignId, within });
    });
  }
}
