import type { DataSource } from 'typeorm';

import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryJobs } from '../../../../shared-kernel/testing/memory-jobs.js';
import { MemoryProductMail } from '../../../../shared-kernel/testing/memory-product-mail.js';
import type { AthleteQuery } from '../../../profile/share/index.js';
import { NotifyOfLostAccount } from '../application/notify-of-lost-account.use-case.js';
import type { LostAccount } from '../domain/lost-account-email.js';
import { LostAccounts } from '../queries/lost-accounts.query.js';

/** The accounts that are lost, without a database. */
export class StoredLostAccounts extends LostAccounts {
  isLost = true;
  isWanted = true;

  constructor() {
    super({} as DataSource);
  }

  override async homeStateOf(): Promise<string> {
    return 'OH';
  }

  override async isStillLost(): Promise<boolean> {
    return this.isLost;
  }

  override async isNoticeWanted(): Promise<boolean> {
    return this.isWanted;
  }
}

/** Records the notices about lost accounts instead of sending them. */
export class RecordedLostAccounts extends NotifyOfLostAccount {
  readonly notified: ({ userId: string } & LostAccount)[] = [];
  /** The mail server does not answer. */
  isDown = false;

  constructor() {
    const athletes = { byId: async (id: string) => ({ email: `${id}@mail.test`, username: id }) } as unknown as AthleteQuery;
    super(new StoredLostAccounts(), athletes, new MemoryProductMail(), new MemoryJobs(), new FixedClock());
  }

  override async run(userId: string, account: LostAccount): Promise<void> {
    this.notified.push({ userId, ...account });
    if (this.isDown) throw new Error('the mail server is down');
  }
}
