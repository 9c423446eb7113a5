import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { DisconnectGmail } from '../../../gmail/google/index.js';
import { DisconnectMailbox } from '../../../gmail/mailboxes/index.js';
import { OwnAccounts } from '../../../gmail/own-accounts/index.js';
import { GuardianEvents } from '../../guardians/index.js';

/** A guardian disconnects the account that an athlete sends from. Emails that wait to be sent from it are paused. */
@Injectable()
export class DisconnectAccount {
  constructor(
    private readonly accounts: OwnAccounts,
    private readonly gmail: DisconnectGmail,
    private readonly mailboxes: DisconnectMailbox,
    private readonly events: GuardianEvents,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. */
  async run(guardianId: string, athleteId: string): Promise<void> {
    if (!(await this.accounts.of(athleteId))) return;
    await this.gmail.run(athleteId);
    await this.mailboxes.run(athleteId);
    await this.events.append([{ athleteId, guardianId, kind: 'mailbox_disconnected', at: this.clock.now(), data: {} }]);
  }
}
