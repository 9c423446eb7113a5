import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { ReconnectReason } from '../../gateways/domain/reconnect-reason.js';
import { NotifyOfLostAccount } from '../../gateways/index.js';
import { lostGmail } from '../domain/lost-gmail.js';
import { GmailAccounts, type GmailAccount } from './ports/gmail-accounts.js';

/** Google refuses the grant: marks the account as needing a reconnect and notifies the athlete once. Nothing else is lost. */
@Injectable()
export class LoseGmailGrant {
  constructor(
    private readonly accounts: GmailAccounts,
    private readonly notice: NotifyOfLostAccount,
    private readonly clock: Clock,
  ) {}

  async run({ userId, grantId, email }: GmailAccount, reason: ReconnectReason): Promise<void> {
    if (!(await this.accounts.lose(userId, grantId, reason, this.clock.now()))) return;
    // The settings page shows it in any case, so a mail server that is down must not cause another
    // failure.
    await this.notice.run(userId, lostGmail(email, reason)).catch(() => undefined);
  }
}
