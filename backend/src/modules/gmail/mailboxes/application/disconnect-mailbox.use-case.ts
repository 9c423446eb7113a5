import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MailboxAccounts } from './ports/mailbox-accounts.js';

/** Forgets the athlete's mailbox with its password. Emails that wait to be sent from it are paused. */
@Injectable()
export class DisconnectMailbox {
  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly clock: Clock,
  ) {}

  /** Also when nothing was connected. */
  async run(userId: string): Promise<void> {
    await this.accounts.remove(userId, this.clock.now());
  }
}
