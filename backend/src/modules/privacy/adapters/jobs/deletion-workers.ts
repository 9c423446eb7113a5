import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { BeginGuardianDeletions } from '../../application/begin-guardian-deletions.use-case.js';
import { BeginPlannedDeletions } from '../../application/begin-planned-deletions.use-case.js';
import { FinishDeletions } from '../../application/finish-deletions.use-case.js';
import { DELETIONS_QUEUE } from '../../application/queues.js';

@Injectable()
export class DeletionWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly planned: BeginPlannedDeletions,
    private readonly byGuardians: BeginGuardianDeletions,
    private readonly deletions: FinishDeletions,
  ) {}

  onModuleInit(): void {
    const work = async () => {
      // One that cannot be begun keeps no other from its end; its error comes again with the next try.
      const begun = await Promise.allSettled([this.planned.run(), this.byGuardians.run()]);
      await this.deletions.run();
      for (const one of begun) if (one.status === 'rejected') throw one.reason;
    };
    this.jobs.register(DELETIONS_QUEUE, work, { keepSeconds: 3600 });
  }
}
