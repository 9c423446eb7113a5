import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { LostAccounts } from '../../application/ports/lost-accounts.js';

const STATE = 'select state from athlete_profiles where user_id = $1::uuid';

const STILL_LOST = `
select 1 from gmail_accounts where user_id = $1::uuid and email = $2 and state = 'needs_reconnect'
union all select 1 from mailbox_accounts where user_id = $1::uuid and address = $2 and state = 'needs_reconnect'`;

@Injectable()
export class SqlLostAccounts extends LostAccounts {
  constructor(private readonly source: DataSource) {
    super();
  }

  async homeStateOf(userId: string): Promise<string> {
    const [row] = await this.source.query<{ state: string | null }[]>(STATE, [userId]);
    return row?.state ?? '';
  }

  async isStillLost(userId: string, address: string): Promise<boolean> {
    return (await this.source.query<object[]>(STILL_LOST, [userId, address])).length > 0;
  }
}
