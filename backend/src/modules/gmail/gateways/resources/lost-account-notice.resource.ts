import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { LostAccounts } from '../queries/lost-accounts.query.js';

const SAVE = `
insert into notice_choices (user_id, lost_account, chosen_at) values ($1, $2, $3)
on conflict (user_id) do update set lost_account = excluded.lost_account, chosen_at = excluded.chosen_at
where notice_choices.lost_account <> excluded.lost_account`;

/** The athlete's setting for the email about an account that no longer works. Home and campaigns show it in any case. */
@Injectable()
export class LostAccountNotice {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: LostAccounts,
    private readonly clock: Clock,
  ) {}

  isWanted(userId: string): Promise<boolean> {
    return this.accounts.isNoticeWanted(userId);
  }

  /** Choosing the same again changes nothing. */
  async choose(userId: string, wanted: boolean): Promise<void> {
    await this.source.query(SAVE, [userId, wanted, this.clock.now()]);
  }
}
