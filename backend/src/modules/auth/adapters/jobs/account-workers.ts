import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { AuditLog } from '../../../audit/index.js';
import { EMAIL_CHANGE_QUEUE, type EmailChangeJob, RESET_MAIL_QUEUE, type ResetMailJob } from '../../application/queues.js';
import { SendResetLink } from '../../application/send-reset-link.use-case.js';
import { SettleEmailChange } from '../../application/settle-email-change.use-case.js';
import { WriteEmailChange } from '../../application/write-email-change.use-case.js';

/** A job contains an email address typed by a user, so it is deleted soon after it ends. */
const KEPT_S = 600;

@Injectable()
export class AccountWorkers implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly links: SendResetLink,
    private readonly changes: WriteEmailChange,
    private readonly settle: SettleEmailChange,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.jobs.register(RESET_MAIL_QUEUE, (job: ResetMailJob) => this.sendResetLink(job), { keepSeconds: KEPT_S });
    this.jobs.register(EMAIL_CHANGE_QUEUE, (job: EmailChangeJob) => this.writeChange(job), { keepSeconds: KEPT_S });
  }

  private async sendResetLink({ email, byAdmin }: ResetMailJob): Promise<void> {
    const subjectId = await this.links.run(email);
    if (subjectId === null || byAdmin) return;
    await this.audit.append({ kind: 'reset_link_made', actor: 'visitor', actorId: null, subjectId, address: null, detail: {} });
  }

  private writeChange(job: EmailChangeJob): Promise<void> {
    if (job.to === 'changed') return this.settle.notifyOldAddress(job.changed);
    return job.to === 'new' ? this.changes.toNew(job.userId) : this.changes.toOld(job.userId);
  }
}
