import { Injectable, type OnModuleInit } from '@nestjs/common';

import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { quietUntil } from '../../../../../shared-kernel/quiet-hours.js';
import { zonesOfState } from '../../../../../shared-kernel/state-zones.js';
import { NoticeChoices } from '../../application/ports/notice-choices.js';
import { LostAccounts } from '../../application/ports/lost-accounts.js';
import { ReconnectEmail, type LostAccount } from './reconnect-email.js';

interface WaitingNotice {
  userId: string;
  account: LostAccount;
}

const QUEUE = 'reconnect-notices';

/** Notices about lost accounts, to those who want them: at once by day, in the morning by night. */
@Injectable()
export class NoticeQueue implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly email: ReconnectEmail,
    private readonly lost: LostAccounts,
    private readonly choices: NoticeChoices,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register(QUEUE, (notice: WaitingNotice) => this.deliver(notice), { keepSeconds: 3600 });
  }

  async send(userId: string, account: LostAccount): Promise<void> {
    if (!(await this.choices.wantsLostAccount(userId))) return;
    const startAfter = quietUntil('notice', this.clock.now(), zonesOfState(await this.lost.homeStateOf(userId)));
    if (!startAfter) return this.email.send(userId, account);
    await this.jobs.send(QUEUE, { userId, account }, { key: `${userId} ${account.address}`, startAfter });
  }

  /** Whoever connected it again meanwhile, left, or turned the notice off is told nothing. */
  private async deliver({ userId, account }: WaitingNotice): Promise<void> {
    if (!(await this.choices.wantsLostAccount(userId))) return;
    if (await this.lost.isStillLost(userId, account.address)) await this.email.send(userId, account);
  }
}
