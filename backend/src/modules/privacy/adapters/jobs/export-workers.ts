import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { MakeExport } from '../../application/make-export.use-case.js';
import { EXPORTS_QUEUE, type ExportJob } from '../../application/queues.js';

@Injectable()
export class ExportWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly exports: MakeExport,
  ) {}

  onModuleInit(): void {
    this.jobs.register(EXPORTS_QUEUE, ({ userId }: ExportJob) => this.exports.run(userId), { keepSeconds: 3600 });
  }
}
