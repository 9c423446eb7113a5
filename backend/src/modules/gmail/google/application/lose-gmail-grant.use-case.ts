import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { ReconnectReason } from '../../gateways/domain/reconnect-reason.js';
import { TellLostAccount } from '../../gateways/index.js';
import { lostGmail } from '../domain/lost-gmail.js';
import { GmailAccounts, type GmailAccount } from './ports/gmail-accounts.js';

/** Google refuses the grant: the card turns to Reconnect and the athlete is told, once. Nothing else is lost. */
@Injectable()
export class LoseGmailGrant {
  constructor(
    private readonly accounts: GmailAccounts,
    private readonly notice: TellLostAccount,
    private readonly clock: Clock,
  ) {}

  async run({ userId, grantId, email }: GmailAccount, reason: ReconnectReason): Promise<void> {
    if (!(await this.accounts.lose(userId, grantId, reason, this.clock.now()))) return;
    // The card says it in any case; a mail server that is down must not turn this into another failure.
    await this.notice.run(userId, lostGmail(email, reason)).catch(() => undefined);
  }
}
