import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Jobs } from '../../../../shared-kernel/jobs.js';
import { ProductMail } from '../../../../shared-kernel/product-mail.js';
import { quietUntil } from '../../../../shared-kernel/quiet-hours.js';
import { zonesOfState } from '../../../../shared-kernel/state-zones.js';
import { AthleteQuery } from '../../../profile/share/index.js';
import { type LostAccount, lostAccountEmail } from '../domain/lost-account-email.js';
import { LostAccounts } from '../queries/lost-accounts.query.js';

export interface WaitingNotice {
  userId: string;
  account: LostAccount;
}

/** Notices that wait for the morning. */
export const LOST_ACCOUNT_QUEUE = 'reconnect-notices';

/** Emails an athlete about an account that no longer works, unless turned off: at once by day, in the morning by night. */
@Injectable()
export class NotifyOfLostAccount {
  constructor(
    private readonly lost: LostAccounts,
    private readonly athletes: AthleteQuery,
    private readonly mail: ProductMail,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Throws MailServerDown. */
  async run(userId: string, account: LostAccount): Promise<void> {
    if (!(await this.lost.isNoticeWanted(userId))) return;
    const startAfter = quietUntil('notice', this.clock.now(), zonesOfState(await this.lost.homeStateOf(userId)));
    if (!startAfter) return this.send(userId, account);
    const notice: WaitingNotice = { userId, account };
    await this.jobs.send(LOST_ACCOUNT_QUEUE, notice, { key: `${userId} ${account.address}`, startAfter });
  }

  /**
   * Sends the delayed notice in the morning, unless the account was connected again or removed, or the
   * notice turned off in the meantime.
   */
  async deliver({ userId, account }: WaitingNotice): Promise<void> {
    if (!(await this.lost.isNoticeWanted(userId))) return;
    if (await this.lost.isStillLost(userId, account.address)) await this.send(userId, account);
  }

  private async send(userId: string, account: LostAccount): Promise<void> {
    const athlete = await this.athletes.byId(userId);
    await this.mail.send(lostAccountEmail(this.mail.publicUrl, athlete, account));
  }
}
