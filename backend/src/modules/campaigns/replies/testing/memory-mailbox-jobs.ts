import { MailboxJobs } from '../application/ports/mailbox-jobs.js';

/** Jobs that wait until the test takes them. */
export class MemoryMailboxJobs extends MailboxJobs {
  private readonly jobs = new Map<string, Date>();

  get waiting(): string[] {
    return [...this.jobs.keys()];
  }

  async check(userIds: string[], now: Date): Promise<void> {
    for (const userId of userIds) if (!this.jobs.has(userId)) this.jobs.set(userId, now);
  }

  /** All that wait, with the moment they were handed over; afterwards none does. */
  take(): { userId: string; at: Date }[] {
    const taken = [...this.jobs].map(([userId, at]) => ({ userId, at }));
    this.jobs.clear();
    return taken;
  }
}
