import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { ReconnectReason } from '../../gateways/domain/reconnect-reason.js';
import { GmailAccounts, type GmailAccount } from './ports/gmail-accounts.js';
import { GmailNotice } from './ports/gmail-notice.js';

/** Google refuses the grant: the card turns to Reconnect and the athlete is told, once. Nothing else is lost. */
@Injectable()
export class LoseGmailGrant {
  constructor(
    private readonly accounts: GmailAccounts,
    private readonly notice: GmailNotice,
    private readonly clock: Clock,
  ) {}

  async run({ userId, grantId, email }: GmailAccount, reason: ReconnectReason): Promise<void> {
    if (!(await this.accounts.lose(userId, grantId, reason, this.clock.now()))) return;
    // The card says it in any case; a mail server that is down must not turn this into another failure.
    await this.notice.tellReconnect(userId, email, reason).catch(() => undefined);
  }
}
